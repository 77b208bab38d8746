import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../starter/site.mjs'
import { closedLoop } from './closed-loop.ts'
import type { Figure } from './figure.ts'
import { drawGrowth, type Panel } from './growth-chart.ts'
import { root } from './measured-process.ts'
import { mixedCalls } from './mixed-calls.ts'
import { startOurs, withFolder } from './our-server.ts'
import { percentile } from './percentile.ts'

/** `SECONDS=2` makes it quick, `CONNECTIONS=1,256` tries fewer. Past 256 the server is to shed. */
const seconds = Number(process.env.SECONDS ?? 10)
const steps = (process.env.CONNECTIONS ?? '1,2,4,8,16,32,64,128,256,1024').split(',').map(Number)

interface Step {
  connections: number
  perSecond: number
  shedPerSecond: number
  p50: number
  p99: number
  shedP99: number
  cpuPercent: number
  megabytes: number
}

async function measure(): Promise<Step[]> {
  return withFolder(async (folder) => {
    const ask = await mixedCalls(folder)
    const server = await startOurs(folder)
    await closedLoop(server.url, ask, { connections: 8, seconds: Math.min(5, seconds) })
    const measured: Step[] = []
    for (const connections of steps) {
      const before = server.cpuMicroseconds()
      const loop = await closedLoop(server.url, ask, { connections, seconds })
      measured.push({
        connections,
        perSecond: loop.done.length / loop.seconds,
        shedPerSecond: loop.shed.length / loop.seconds,
        p50: percentile(loop.done, 0.5),
        p99: percentile(loop.done, 0.99),
        shedP99: percentile(loop.shed, 0.99),
        cpuPercent: (server.cpuMicroseconds() - before) / loop.seconds / 1e4,
        megabytes: server.memoryMegabytes(),
      })
    }
    await server.stop()
    return measured
  })
}

const panel = (
  title: string,
  unit: string,
  lines: Record<string, (step: Step) => number>,
  all: readonly Step[],
): Panel => ({
  title,
  unit,
  lines: Object.entries(lines).map(([name, value]) => ({
    name,
    points: all.map((step) => [step.connections, value(step)]),
  })),
})

/**
 * What our server does as more and more clients ask at once, each as fast as it is answered: reads and saves, mixed.
 */
export async function loadBench(): Promise<Figure[]> {
  buildSite()
  const all = await measure()
  const chart = drawGrowth(
    [
      panel(
        'Calls a second',
        '',
        { done: (step) => step.perSecond, 'refused (503)': (step) => step.shedPerSecond },
        all,
      ),
      panel('Milliseconds a call', 'ms', { p50: ({ p50 }) => p50, p99: ({ p99 }) => p99 }, all),
      panel(
        'Processor (% of a core), memory (MB)',
        '',
        { processor: ({ cpuPercent }) => cpuPercent, memory: ({ megabytes }) => megabytes },
        all,
      ),
    ],
    'Clients at once',
  )
  writeFileSync(join(root, 'bench', 'load.svg'), chart)
  return all.flatMap((step) => {
    const what = (text: string) => `${step.connections.toLocaleString('en')} at once: ${text}`
    return [
      { what: what('done a second'), value: step.perSecond, unit: '' },
      { what: what('p50'), value: step.p50, unit: 'ms' },
      { what: what('p99'), value: step.p99, unit: 'ms' },
      { what: what('processor, of a core'), value: step.cpuPercent, unit: '%' },
      { what: what('memory'), value: step.megabytes, unit: 'MB' },
      ...(step.shedPerSecond > 0
        ? [
            { what: what('refused a second with 503'), value: step.shedPerSecond, unit: '' },
            { what: what('refused: p99'), value: step.shedP99, unit: 'ms' },
          ]
        : []),
    ]
  })
}
