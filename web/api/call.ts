import * as z from 'zod/mini'
import { callAddress } from './call-address.ts'

/** What became of a call: an answer that could be read, a refusal, or no usable answer at all. */
export type Outcome<Reply> =
  | { kind: 'ok'; reply: Reply }
  | {
      kind: 'refused'
      status: number
      error: string | undefined
      /** Where a call has words in place of its data (specification §7). */
      message?: string | undefined
      campos: Record<string, string>
    }
  /** An answer that is not what the contract says: a captive portal's page, a cut body. */
  | { kind: 'unreadable' }
  | { kind: 'network' }

export interface CallOptions {
  /** Milliseconds until the call counts as lost. */
  timeout?: number
  /** Lets a save outlive the page that sent it; the browser allows 64 KiB of such bodies at once. */
  keepalive?: boolean
  signal?: AbortSignal
}

// A backend of somebody else may leave `error` out, send null or another type: then it has no words of its own.
const words = z.catch(z.optional(z.string()), undefined)
const refusalReply = z.object({
  error: words,
  message: words,
  campos: z.catch(z.record(z.string(), z.string()), {}),
})

/**
 * Sends JSON, reads JSON against `reply`. Never throws: what went wrong is the outcome's kind.
 * A 200 that carries `error` is a refusal too (specification §7: answers "may carry error").
 */
export async function call<Schema extends z.ZodMiniType>(
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  reply: Schema,
  { timeout = 20_000, keepalive = false, signal }: CallOptions = {},
): Promise<Outcome<z.infer<Schema>>> {
  const limit = AbortSignal.timeout(timeout)
  let response: Response
  let text: string
  try {
    response = await fetch(callAddress(path), {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    text = await response.text()
  } catch {
    return { kind: 'network' }
  }
  return readAnswer(response, text, reply)
}

function readAnswer<Schema extends z.ZodMiniType>(
  response: Response,
  text: string,
  reply: Schema,
): Outcome<z.infer<Schema>> {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    // A refusal needs no body to be one; a success that cannot be read is none.
    if (response.ok) return { kind: 'unreadable' }
  }
  const { error, message, campos } = refusalReply.safeParse(answer).data ?? { campos: {} }
  if (!response.ok || error) {
    return {
      kind: 'refused',
      status: response.status,
      error: error || undefined,
      message: message || undefined,
      campos,
    }
  }
  const { data, success } = reply.safeParse(answer)
  return success ? { kind: 'ok', reply: data } : { kind: 'unreadable' }
}
