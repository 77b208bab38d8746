import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, markdownTable } from '../figure.ts'
import { root } from '../measured-process.ts'
import { openChromium } from '../open-chromium.ts'
import { orderRecordAt } from '../order-records.ts'
import { importOrders, importStandards, startOurs, withFolder } from '../our-server.ts'
import { median } from '../percentile.ts'
import { writeStandards } from '../standards-rows.ts'
import { hardBudgets, type MeasuredPage, targets } from './budgets.ts'
import { type Visit, visit } from './lighthouse-visit.ts'
import { startNginx } from './nginx.ts'
import { buildReference } from './reference/build-reference.ts'
import { onceRoutes, type Route, roundRoutes, shownPath } from './routes.ts'
import { weighScript } from './script-weight.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const client = join(root, 'build', 'client')

interface Target {
  name: string
  url: string
  rounds: number
}

type Medians = Omit<Visit, 'failed'>

function mediansOf(visits: readonly Visit[]): Medians {
  const [{ failed: _, ...names }] = visits as [Visit]
  const keys = Object.keys(names) as (keyof Medians)[]
  return Object.fromEntries(keys.map((key) => [key, median(visits.map((each) => each[key]))])) as Medians
}

/** In every round each target is visited once, the first one moving on, so that a busy neighbour slows all alike. */
async function visitAll(all: readonly Target[]): Promise<Map<string, Visit[]>> {
  const visits = new Map(all.map(({ name }) => [name, [] as Visit[]]))
  for (let round = 0; round < rounds; round += 1) {
    const due = all.filter((target) => round < target.rounds)
    const turn = round % due.length
    for (const { name, url } of [...due.slice(turn), ...due.slice(0, turn)]) {
      // The machine may have been too busy for one: Lighthouse then gives up.
      const seen = await visit(url).catch(() => visit(url))
      visits.get(name)?.push(seen)
      console.error(`round ${round + 1}/${rounds} ${name}: performance ${seen.performance} ${seen.failed.join(' ')}`)
    }
  }
  return visits
}

function visitsTable(visits: Map<string, Visit[]>): string {
  const titles = [
    'page',
    'visits',
    'perf',
    'a11y',
    'best',
    'SEO',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'KiB',
    'to load',
    'script',
  ]
  const kib = (bytes: number) => (bytes / 1024).toFixed(1)
  const rows = [...visits].map(([name, seen]) => {
    const m = mediansOf(seen)
    const times = [m.fcp, m.lcp, m.tbt].map((time) => time.toFixed(0))
    const scores = [m.performance, m.accessibility, m.bestPractices, m.seo].map(String)
    const untilLoad = `${kib(m.bytesUntilLoad)} in ${m.requestsUntilLoad}`
    return [name, String(seen.length), ...scores, ...times, m.cls.toFixed(3), kib(m.bytes), untilLoad, kib(m.script)]
  })
  return markdownTable(titles, rows)
}

async function weighAll(routes: readonly Route[], base: string) {
  const browser = await openChromium()
  const weights = new Map<string, MeasuredPage['weight']>()
  for (const { path } of routes) weights.set(path, await weighScript(browser, base + path))
  await browser.close()
  return weights
}

async function prepareData(folder: string): Promise<string> {
  const file = join(folder, 'orders.json')
  writeFileSync(file, JSON.stringify([orderRecordAt(1, 12)]))
  const [idOrden = ''] = await importOrders(folder, file)
  await importStandards(folder, writeStandards(folder, 1000))
  return idOrden
}

/**
 * Every page as a phone gets it, by Lighthouse, beside two reference sites in the same run;
 * from nginx and from our server itself.
 */
export async function measurePages(): Promise<Figure[]> {
  const reference = await buildReference()
  return withFolder(async (folder) => {
    const idOrden = await prepareData(folder)
    const server = await startOurs(folder)
    const sites = Object.entries(reference).map(([name, path]) => ({ name, folder: path }))
    const nginx = await startNginx([{ name: 'ours', folder: client, backend: server.url }, ...sites])
    const base = nginx.urls.ours ?? ''
    const once = onceRoutes(idOrden)
    const ours = (each: Route, times: number) => ({
      name: shownPath(each.path, idOrden),
      url: base + each.path,
      rounds: times,
    })
    const targetsAll: Target[] = [
      ...sites.map(({ name }) => ({ name, url: `${nginx.urls[name]}/`, rounds })),
      ...roundRoutes.map((each) => ours(each, rounds)),
      { name: '/ from our server itself', url: `${server.url.replace('127.0.0.1', 'localhost')}/`, rounds },
      ...once.map((each) => ours(each, 1)),
    ]
    const visits = await visitAll(targetsAll)
    const weights = await weighAll([...roundRoutes, ...once], base)
    await nginx.stop()
    await server.stop()
    const page = ({ path, kind, indexable }: Route): MeasuredPage => {
      const route = shownPath(path, idOrden)
      const weight = weights.get(path) ?? { untouched: Number.NaN, used: Number.NaN }
      return { route, kind, indexable, visit: mediansOf(visits.get(route) ?? []), weight }
    }
    console.log(`\n${visitsTable(visits)}`)
    mkdirSync(join(root, 'bench', 'results'), { recursive: true })
    writeFileSync(
      join(root, 'bench', 'results', 'pages-visits.json'),
      JSON.stringify({ visits: Object.fromEntries(visits), weights: Object.fromEntries(weights) }, null, 2),
    )
    const floor = mediansOf(visits.get('floor') ?? [])
    return [...hardBudgets([...roundRoutes, ...once].map(page)), ...targets(roundRoutes.map(page), floor)]
  })
}
