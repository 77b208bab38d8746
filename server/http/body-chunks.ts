import { setImmediate as otherWork } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/**
 * The body as it comes over the wire, in pieces of some 64 KiB: joining 20 MiB of them holds every other call up for
 * 80 ms. A longer body than `limit` (bytes) is read to its end, so that its sender gets the answer, and not kept.
 * @throws Refusal `tooLarge`, with what to do `instead`; `badJson` when it ends before it should.
 */
export async function bodyChunks(
  payload: FastifyRequest['raw'],
  limit: number,
  instead: Record<string, string>,
): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      size += chunk.byteLength
      if (size <= limit) chunks.push(chunk)
      else chunks.length = 0
      // Who sends from nearby would fill a turn with megabytes: one piece a turn, and other calls go in between.
      await otherWork()
    }
  } catch (cause) {
    // Its sender has gone away, and there is nobody to answer.
    if (payload.readableAborted) throw new Refusal('badJson')
    throw cause
  }
  if (size > limit) throw new Refusal('tooLarge', instead)
  return chunks
}
