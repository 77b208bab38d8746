import type { ImportResult } from '../contract/calls/erp.ts'
import { instrumentRecord, orderRecord } from './order-record.ts'
import { test as base } from './server.ts'

function largeOrder() {
  const instrumentos = Array.from({ length: 198 }, (_, index) => {
    const number = index + 1
    return instrumentRecord(number, number % 50 === 7 ? { Serie: '', Identificacion: '' } : {})
  })
  return orderRecord({ instrumentos, instrumentosAdicional: [instrumentRecord(199), instrumentRecord(200)] })
}

/** Tests get `order`, an open order of two instruments that no other test touches, and `largeOrder`, one of 200. */
export const test = base.extend<{ order: ImportResult; largeOrder: ImportResult }>({
  order: async ({ lab }, use) => use(await lab.importOrder(orderRecord())),
  largeOrder: async ({ lab }, use) => use(await lab.importOrder(largeOrder())),
})

export { expect } from '@playwright/test'
