// `npm run bench` measures all that needs nothing beyond npm and Chromium;
// `npm run bench -- NAME …` some, such as pages.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsBench } from './calls-bench.ts'
import { type Figure, figureTable } from './figure.ts'
import { importBench } from './import-bench.ts'
import { loadBench } from './load-bench.ts'
import { busyPercent, describeMachine } from './machine.ts'
import { root } from './measured-process.ts'
import { memoryBench } from './memory-bench.ts'
import { morningBench } from './morning-bench.ts'
import { orderGrowthBench } from './order-growth-bench.ts'
import { outboxBench } from './outbox-bench.ts'
import { pagesBench } from './pages-bench.ts'
import { pdfBench } from './pdf-bench.ts'
import { soakBench } from './soak-bench.ts'
import { standardsGrowthBench } from './standards-growth-bench.ts'
import { standardsImportBench } from './standards-import-bench.ts'
import { startBench } from './start-bench.ts'
import { typingBench } from './typing-bench.ts'

const benches: Record<string, () => Promise<Figure[]>> = {
  start: startBench,
  import: importBench,
  calls: callsBench,
  memory: memoryBench,
  morning: morningBench,
  outbox: outboxBench,
  load: loadBench,
  soak: soakBench,
  'order-growth': orderGrowthBench,
  'standards-growth': standardsGrowthBench,
  'standards-import': standardsImportBench,
  pdf: pdfBench,
  typing: typingBench,
  pages: pagesBench,
}
/** Needs nginx and a download of its own, or takes long: only when asked for. */
const onlyWhenAsked = ['pages', 'order-growth', 'soak']
const resultsDir = join(root, 'bench', 'results')

async function run(name: string, bench: () => Promise<Figure[]>): Promise<void> {
  const busy = await busyPercent()
  const figures = await bench()
  const machine = { ...describeMachine(), busyPercentBefore: busy }
  mkdirSync(resultsDir, { recursive: true })
  writeFileSync(join(resultsDir, `${name}.json`), JSON.stringify({ name, machine, figures }, null, 2))
  console.log(`\n## ${name} (machine ${busy} % busy before)\n\n${figureTable(figures)}`)
}

// An exit, unlike the signal itself, takes the servers along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}
const { cores, processor, memoryGigabytes, node, system } = describeMachine()
console.log(`${cores} × ${processor}, ${memoryGigabytes} GB, ${system}, Node ${node}`)
for (const [name, bench] of Object.entries(benches)) {
  const due = asked.length === 0 ? !onlyWhenAsked.includes(name) : asked.includes(name)
  if (due) await run(name, bench)
}
