import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { writeOrderCsv } from './order-records.ts'
import { runLab, withFolder } from './our-server.ts'

const orders = 2000
const instrumentsEach = 10

/** How long the command line takes to import 20,000 rows, new and again. Source of the budget: design §6. */
export async function importBench(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const file = join(folder, 'orders.csv')
    writeOrderCsv(file, orders, instrumentsEach)
    const first = await runLab(folder, ['ordenes', 'importar', file])
    const again = await runLab(folder, ['ordenes', 'importar', file])
    return [
      { what: 'orders imported', value: (first.printed as unknown[]).length, unit: '' },
      { what: 'a CSV of 20,000 rows, new', value: first.seconds, unit: 's', budget: 20 },
      { what: 'the same again, nothing changed', value: again.seconds, unit: 's', budget: 20 },
    ]
  })
}
