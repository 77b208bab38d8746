import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { placedStream } from './placed-stream.ts'
import { createPlaces } from './places.ts'

const forever = 1_000_000
const piece = new Uint8Array(100_000)

/** A document of `count` pieces; `made` counts those being made. */
function documents(count: number) {
  const made = { now: 0, most: 0, begun: 0 }
  async function* pieces() {
    made.begun += 1
    made.now += 1
    made.most = Math.max(made.most, made.now)
    try {
      for (let nth = 0; nth < count; nth++) {
        await setImmediate()
        yield piece
      }
    } finally {
      made.now -= 1
    }
  }
  return { made, pieces }
}

test('no more are made at once than there are places, and all are made', async () => {
  const { made, pieces } = documents(5)
  const enter = createPlaces(2)
  const sizes = await Promise.all(
    Array.from({ length: 9 }, async () => (await buffer(placedStream(enter, pieces(), forever))).length),
  )
  expect(sizes).toEqual(Array(9).fill(500_000))
  expect(made).toEqual({ now: 0, most: 2, begun: 9 })
})

test('a reader that goes away, waiting or reading, leaves its place', async () => {
  const { pieces } = documents(5)
  const enter = createPlaces(1)
  const reading = placedStream(enter, pieces(), forever)
  await new Promise((seen) => reading.once('data', seen))
  const waiting = placedStream(enter, pieces(), forever).resume()
  waiting.destroy()
  reading.destroy()
  expect(await buffer(placedStream(enter, pieces(), forever))).toHaveLength(500_000)
})

test('a reader that takes nothing is let go', async () => {
  const { pieces } = documents(50)
  const enter = createPlaces(1)
  const stalled = placedStream(enter, pieces(), 20)
  await new Promise<void>((begun) => stalled.once('readable', begun))
  expect(await buffer(placedStream(enter, pieces(), forever))).toHaveLength(5_000_000)
  expect(stalled.destroyed).toBe(true)
})
