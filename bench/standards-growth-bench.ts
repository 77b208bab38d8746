import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPostgres } from './bench-postgres.ts'
import { load } from './closed-loop.ts'
import type { Figure } from './figure.ts'
import { drawGrowth, type Panel } from './growth-chart.ts'
import { root } from './measured-process.ts'
import { importStandards, startOurs, withFolder } from './our-server.ts'
import { median } from './percentile.ts'
import { standardRowAt, writeStandards } from './standards-rows.ts'

/** `SIZES=1000,10000` tries it with fewer. */
const sizes = (process.env.SIZES ?? '1000,10000,100000,1000000').split(',').map(Number)
const pageSize = 10
const rounds = 21
const callsEachRound = 200

const asks = (rows: number) => ({
  first: () => ({ page: 1, pageSize }),
  last: () => ({ page: Math.ceil(rows / pageSize), pageSize }),
  exact: (number: number) => ({
    page: 1,
    pageSize,
    identificacion: standardRowAt(1 + ((number * 7919) % rows)).Identificacion,
  }),
})
type Ask = keyof ReturnType<typeof asks>
const askNames: Ask[] = ['first', 'last', 'exact']

interface Measured {
  rows: number
  importSeconds: number
  /** Milliseconds of one call, by what it asks; the rounds in their order. */
  rounds: Record<Ask, number[]>
}

/** One call after the other over one connection: what a visitor waits, without a queue. */
async function measure(url: string, rows: number): Promise<Measured['rounds']> {
  const bodies = asks(rows)
  const milliseconds = async (name: Ask) => {
    const { seconds } = await load(`${url}/api/datos-trazabilidad`, bodies[name], {
      count: callsEachRound,
      connections: 1,
    })
    return (seconds * 1000) / callsEachRound
  }
  for (const name of [...askNames, ...askNames]) await milliseconds(name)
  const measured: Measured['rounds'] = { first: [], last: [], exact: [] }
  for (let round = 0; round < rounds; round += 1) {
    // The order changes from round to round: who comes second finds warmer caches.
    const turn = round % askNames.length
    for (const name of [...askNames.slice(turn), ...askNames.slice(0, turn)])
      measured[name].push(await milliseconds(name))
  }
  return measured
}

const ofSize = (rows: number, environment: Record<string, string>): Promise<Measured> =>
  withFolder(async (folder) => {
    const importSeconds = await importStandards(folder, writeStandards(folder, rows), environment)
    const server = await startOurs(folder, environment)
    const measured = { rows, importSeconds, rounds: await measure(server.url, rows) }
    await server.stop()
    return measured
  })

function ratio(over: readonly number[], under: readonly number[]): number {
  return median(over.map((value, round) => value / (under[round] ?? Number.NaN)))
}

function figuresOf(engine: string, all: readonly Measured[]): Figure[] {
  const smallest = all[0]?.rounds
  return all.flatMap(({ rows, importSeconds, rounds: { first, last, exact } }) => {
    const what = (text: string) => `${engine}, ${rows.toLocaleString('en')} rows: ${text}`
    return [
      { what: what('import'), value: importSeconds, unit: 's' },
      { what: what('first page'), value: median(first), unit: 'ms' },
      { what: what('last page beside the first'), value: ratio(last, first), unit: '×', budget: 1.2 },
      {
        // Each beside the first page of its own server: two servers at two times differ by themselves.
        what: what('exact search beside the smallest table’s'),
        value: ratio(exact, first) / ratio(smallest?.exact ?? [], smallest?.first ?? []),
        unit: '×',
        budget: 1.2,
      },
    ]
  })
}

const panelOf = (title: string, all: readonly Measured[]): Panel => ({
  title,
  lines: askNames.map((name) => ({
    name: { first: 'first page', last: 'last page', exact: 'exact search' }[name],
    points: all.map(({ rows, rounds: measured }) => [rows, median(measured[name])]),
  })),
})

/**
 * What a page and a search cost as the table grows to a million rows, on both engines.
 * Source of the budget: design §11.
 */
export async function standardsGrowthBench(): Promise<Figure[]> {
  const sqlite: Measured[] = []
  for (const rows of sizes) sqlite.push(await ofSize(rows, {}))
  const postgres = await withPostgres(async (create) => {
    const all: Measured[] = []
    for (const rows of sizes) all.push(await ofSize(rows, { DATABASE_URL: await create(`rows_${rows}`) }))
    return all
  })
  const chart = drawGrowth([panelOf('SQLite', sqlite), panelOf('PostgreSQL', postgres)])
  writeFileSync(join(root, 'bench', 'standards-growth.svg'), chart)
  return [...figuresOf('SQLite', sqlite), ...figuresOf('PostgreSQL', postgres)]
}
