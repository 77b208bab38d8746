import { Agent, request } from 'node:http'

/**
 * Sends `count` POSTs of JSON over `connections` kept connections; `body(n)` is the n-th body.
 * Throws at a status other than 200.
 */
export async function load(
  url: string,
  body: (number: number) => unknown,
  { count, connections = 32 }: { count: number; connections?: number },
): Promise<{ seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const one = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const text = JSON.stringify(body(number))
      const sent = request(
        url,
        {
          method: 'POST',
          agent,
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
        },
        (reply) => {
          reply.resume()
          reply.on('end', () =>
            reply.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${reply.statusCode}`)),
          )
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })
  let next = 0
  const worker = async () => {
    while (next < count) await one(next++)
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return { seconds: (performance.now() - started) / 1000 }
}
