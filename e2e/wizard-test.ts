import type { ImportResult } from './lab-server.ts'
import { instrumentRecord, orderRecord } from './order-record.ts'
import { test as base } from './server.ts'

const many = 50
/** As many as one worker may meet: those of one project. */
const manyLarge = 8

/** Imported once a worker: a process of the command line for each test takes longer than most tests. */
interface Pool {
  open: ImportResult[]
  large: ImportResult[]
}

function largeOrder() {
  const instrumentos = Array.from({ length: 198 }, (_, index) => {
    const number = index + 1
    return instrumentRecord(number, number % 50 === 7 ? { Serie: '', Identificacion: '' } : {})
  })
  return orderRecord({ instrumentos, instrumentosAdicional: [instrumentRecord(199), instrumentRecord(200)] })
}

/** Tests get `order`, an open order of two instruments that no other test touches, and `largeOrder`, one of 200. */
export const test = base.extend<{ order: ImportResult; largeOrder: ImportResult }, { pool: Pool }>({
  pool: [
    async ({ lab }, use) => {
      const records = [
        ...Array.from({ length: many }, () => orderRecord()),
        ...Array.from({ length: manyLarge }, largeOrder),
      ]
      const results = await lab.importOrders(...records)
      await use({ open: results.slice(0, many), large: results.slice(many) })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  order: async ({ pool }, use) => use(take(pool.open)),
  largeOrder: async ({ pool }, use) => use(take(pool.large)),
})

function take(results: ImportResult[]): ImportResult {
  const result = results.pop()
  if (!result) throw new Error('no order left: import more of them')
  return result
}

export { expect } from '@playwright/test'
