import { Agent, request } from 'node:http'

export interface Ask {
  method: 'POST' | 'PUT' | 'GET'
  path: string
  body?: unknown
}

interface Loop {
  seconds: number
  /** Milliseconds of each call that was done, unsorted. */
  done: number[]
  /** Milliseconds of each call that was refused with 503 and Retry-After. */
  shed: number[]
}

function one(url: string, agent: Agent, { method, path, body }: Ask): Promise<{ status: number; retryAfter: unknown }> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}
    const sent = request(url + path, { method, agent, headers }, (reply) => {
      reply.resume()
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'] }))
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

/** How long a loop lasts: some seconds, or until so many calls were asked. */
type Length = { seconds: number } | { count: number }

/**
 * `connections` clients, each asking anew once it is answered. Throws at an answer that is neither 200 nor a 503 with
 * Retry-After. A client that was refused asks again at once, as nobody polite would.
 */
export async function closedLoop(
  url: string,
  ask: (nth: number, client: number) => Ask,
  { connections, ...length }: { connections: number } & Length,
): Promise<Loop> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const loop: Loop = { seconds: 0, done: [], shed: [] }
  const started = performance.now()
  let nth = 0
  const goesOn = () => ('count' in length ? nth < length.count : performance.now() - started < length.seconds * 1000)
  const client = async (place: number) => {
    while (goesOn()) {
      const from = performance.now()
      const asked = ask(nth++, place)
      const { status, retryAfter } = await one(url, agent, asked)
      const took = performance.now() - from
      if (status === 200) loop.done.push(took)
      else if (status === 503 && retryAfter) loop.shed.push(took)
      else throw new Error(`${asked.method} ${url}${asked.path}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, place) => client(place)))
  agent.destroy()
  loop.seconds = (performance.now() - started) / 1000
  return loop
}

/** Sends `count` POSTs of JSON to `url`; `body(n)` is the n-th body. Throws at a status other than 200. */
export async function load(
  url: string,
  body: (number: number) => unknown,
  { count, connections = 32 }: { count: number; connections?: number },
): Promise<{ seconds: number }> {
  const ask = (nth: number): Ask => ({ method: 'POST', path: '', body: body(nth) })
  const { seconds, shed } = await closedLoop(url, ask, { connections, count })
  if (shed.length > 0) throw new Error(`POST ${url}: ${shed.length} times 503`)
  return { seconds }
}
