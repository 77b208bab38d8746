import type { Figure } from './figure.ts'
import { load } from './load.ts'
import { median } from './median.ts'
import { importStandards, startOurs, withFolder } from './our-server.ts'
import { writeStandards } from './standards-rows.ts'

const standards = 1_000_000
const pageSize = 10
const rounds = 21
const callsEachRound = 500

/** What the last page of a million standards costs beside the first. Source of the budget: design §11. */
export async function standardsGrowthBench(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const started = performance.now()
    await importStandards(folder, writeStandards(folder, standards))
    const importSeconds = (performance.now() - started) / 1000
    const server = await startOurs(folder)
    const microseconds = async (page: number) => {
      const before = server.cpuMicroseconds()
      await load(`${server.url}/api/datos-trazabilidad`, () => ({ page, pageSize }), { count: callsEachRound })
      return (server.cpuMicroseconds() - before) / callsEachRound
    }
    const lastPage = standards / pageSize
    for (const page of [1, lastPage, 1, lastPage]) await microseconds(page)
    const first: number[] = []
    const last: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      // The order changes from round to round: who comes second finds warmer caches.
      if (round % 2 === 0) first.push(await microseconds(1))
      last.push(await microseconds(lastPage))
      if (round % 2 === 1) first.push(await microseconds(1))
    }
    await server.stop()
    const ratios = last.map((value, round) => value / (first[round] ?? Number.NaN))
    return [
      { what: 'import of a million standards', value: importSeconds, unit: 's' },
      { what: 'first page: CPU a call', value: median(first), unit: 'µs' },
      { what: 'last page: CPU a call', value: median(last), unit: 'µs' },
      { what: 'last page beside the first', value: median(ratios), unit: '×', budget: 1.2 },
    ]
  })
}
