import { buildSite } from '../starter/site.mjs'
import { closedLoop } from './closed-loop.ts'
import type { Figure } from './figure.ts'
import { mixedCalls } from './mixed-calls.ts'
import { startOurs, withFolder } from './our-server.ts'
import { median } from './percentile.ts'

/** `MINUTES=5` makes it shorter. */
const minutes = Number(process.env.MINUTES ?? 20)
const connections = 16
const samples = 60

/**
 * Whether memory stays where it is while readers and savers ask without a pause. The first quarter is for warming up.
 */
export async function soakBench(): Promise<Figure[]> {
  buildSite()
  return withFolder(async (folder) => {
    const ask = await mixedCalls(folder)
    const server = await startOurs(folder)
    const megabytes: number[] = []
    let calls = 0
    for (let sample = 0; sample < samples; sample += 1) {
      const { done } = await closedLoop(server.url, (nth) => ask(calls + nth), {
        connections,
        seconds: (minutes * 60) / samples,
      })
      calls += done.length
      megabytes.push(server.memoryMegabytes())
    }
    await server.stop()
    const quarter = samples / 4
    const [second, last] = [megabytes.slice(quarter, 2 * quarter), megabytes.slice(-quarter)]
    return [
      { what: `calls in ${minutes} minutes`, value: calls, unit: '' },
      { what: 'memory, second quarter', value: median(second), unit: 'MB' },
      { what: 'memory, last quarter', value: median(last), unit: 'MB' },
      { what: 'memory, most', value: Math.max(...megabytes), unit: 'MB' },
      { what: 'last quarter beside the second', value: median(last) / median(second), unit: '×', budget: 1.05 },
    ]
  })
}
