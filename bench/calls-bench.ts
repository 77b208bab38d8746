import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from './closed-loop.ts'
import type { Figure } from './figure.ts'
import { type MeasuredProcess, startMeasured } from './measured-process.ts'
import { orderRecordAt } from './order-records.ts'
import { importOrders, importStandards, startOurs, withFolder } from './our-server.ts'
import { median } from './percentile.ts'
import { writeStandards } from './standards-rows.ts'

/** More than the server remembers the asking of: asked for one after the other, none is kept ready. */
const orders = 5000
/** Few enough that all of them are kept ready. */
const ordersAgain = 50
const pagesAgain = 50
const instrumentsEach = 12
const standards = 100_000
const rounds = 21
const callsEachRound = 1000
const warmUpCalls = 4000

interface Call {
  name: string
  server: MeasuredProcess
  path: string
  body: (number: number) => unknown
  /** Most CPU beside the yardstick's. Source: design §11. */
  budget?: number
}

const standardsPage = (number: number, among = standards / 10) => ({ page: 1 + (number % among), pageSize: 10 })

/** `from`: how many were asked before. */
async function microsecondsEach({ server, path, body }: Call, from: number, count: number): Promise<number> {
  const before = server.cpuMicroseconds()
  await load(server.url + path, (number) => body(from + number), { count })
  return (server.cpuMicroseconds() - before) / count
}

/**
 * In every round each call is loaded once, the first one moving on, so that a busy neighbour slows all of them alike.
 */
async function measure(calls: readonly Call[]): Promise<Map<string, number[]>> {
  const used = new Map(calls.map(({ name }) => [name, [] as number[]]))
  for (const call of calls) await microsecondsEach(call, 0, warmUpCalls)
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % calls.length
    for (const call of [...calls.slice(turn), ...calls.slice(0, turn)])
      used.get(call.name)?.push(await microsecondsEach(call, warmUpCalls + round * callsEachRound, callsEachRound))
  }
  return used
}

/** What each call costs the server's processor, beside a bare server's page of a table. */
export async function callsBench(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const ordersFile = join(folder, 'orders.json')
    const records = Array.from({ length: orders }, (_, place) => orderRecordAt(place, instrumentsEach))
    writeFileSync(ordersFile, JSON.stringify(records))
    const ids = await importOrders(folder, ordersFile)
    await importStandards(folder, writeStandards(folder, standards))
    const yardstick = await startMeasured(['bench/reference/page-server.ts'], {
      ROWS: String(standards),
      DATA_DIR: folder,
    })
    const ours = await startOurs(folder)
    const anew = (number: number) => ({ idOrden: ids[number % orders] })
    const again = (number: number) => ({ idOrden: ids[number % ordersAgain] })
    const trazabilidad = { path: '/api/datos-trazabilidad', body: (number: number) => standardsPage(number) }
    const firstPages = { ...trazabilidad, body: (number: number) => standardsPage(number, pagesAgain) }
    const bare: Call = { name: 'page-server', server: yardstick, ...trazabilidad }
    const calls: Call[] = [
      { name: 'datos-trazabilidad, anew', server: ours, ...trazabilidad, budget: 1.1 },
      { name: 'datos-trazabilidad, again', server: ours, ...firstPages, budget: 1.1 },
      { name: 'datos-factura, anew', server: ours, path: '/api/datos-factura', body: anew, budget: 1.3 },
      { name: 'datos-factura, again', server: ours, path: '/api/datos-factura', body: again, budget: 1.3 },
      { name: 'datos-certificado, anew', server: ours, path: '/api/datos-certificado', body: anew, budget: 1.3 },
      { name: 'datos-certificado, again', server: ours, path: '/api/datos-certificado', body: again, budget: 1.3 },
    ]
    const used = await measure([bare, ...calls])
    await Promise.all([yardstick.stop(), ours.stop()])
    const bareUsed = used.get(bare.name) ?? []
    return [bare, ...calls].flatMap(({ name, budget }) => {
      const each = used.get(name) ?? []
      const cpu = { what: `${name}: CPU a call`, value: median(each), unit: 'µs' }
      if (budget === undefined) return [cpu]
      const ratios = each.map((value, round) => value / (bareUsed[round] ?? Number.NaN))
      return [cpu, { what: `${name}: beside page-server`, value: median(ratios), unit: '×', budget }]
    })
  })
}
