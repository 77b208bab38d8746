import { Readable } from 'node:stream'

/**
 * `pieces` as a stream that is made only while it has a place: a document of 200 sheets takes 20 MB until it is whole.
 * A reader that takes nothing for `patience` milliseconds is let go, so that it cannot keep the place from others.
 */
export function placedStream(
  enter: () => Promise<() => void>,
  pieces: AsyncIterable<Uint8Array>,
  patience: number,
): Readable {
  async function* placed() {
    const leave = await enter()
    try {
      for await (const piece of pieces) {
        const impatient = setTimeout(() => stream.destroy(), patience)
        try {
          yield piece
        } finally {
          clearTimeout(impatient)
        }
      }
    } finally {
      leave()
    }
  }
  const stream: Readable = Readable.from(placed(), { objectMode: false })
  return stream
}
