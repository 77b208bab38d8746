import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { orderRecordAt } from './order-records.ts'
import { importOrders, startOurs, withFolder } from './our-server.ts'
import { median } from './percentile.ts'

const sizes = [
  { instruments: 60, budget: 2000 },
  { instruments: 200, budget: undefined },
]
const turns = 5

async function milliseconds(url: string): Promise<number> {
  const started = performance.now()
  const reply = await fetch(url)
  const body = await reply.arrayBuffer()
  if (reply.status !== 200 || body.byteLength < 10_000) throw new Error(`${url}: ${reply.status}`)
  return performance.now() - started
}

/**
 * How long the preview's PDF takes, the server's first one (fonts unread) and the next. Budget: 60 instruments in 2 s.
 */
export async function pdfBench(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const file = join(folder, 'orders.json')
    writeFileSync(file, JSON.stringify(sizes.map(({ instruments }, place) => orderRecordAt(place, instruments))))
    const ids = await importOrders(folder, file)
    const server = await startOurs(folder)
    const figures: Figure[] = []
    for (const [place, { instruments, budget }] of sizes.entries()) {
      const url = `${server.url}/api/certificado/${ids[place]}.pdf`
      const first = await milliseconds(url)
      const next: number[] = []
      for (let turn = 0; turn < turns; turn += 1) next.push(await milliseconds(url))
      const limit = budget === undefined ? {} : { budget }
      figures.push({ what: `${instruments} instruments, first`, value: first, unit: 'ms', ...limit })
      figures.push({ what: `${instruments} instruments, then`, value: median(next), unit: 'ms', ...limit })
    }
    await server.stop()
    return figures
  })
}
