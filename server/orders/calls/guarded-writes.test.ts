import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '../../database/tables.ts'
import { orderSnapshot } from '../../testing/order-snapshot.ts'
import { type SeededOrder, seedOrder } from '../../testing/seed-order.ts'
import { engines, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { markCancelled } from '../corrections/correction-store.ts'
import { updateInstrument } from '../instrument-store.ts'
import { markConfirmed, moveDeadline, updateBilling } from '../order-store.ts'
import { putSurvey } from '../survey-store.ts'

const now = Temporal.Instant.from('2026-12-02T10:00:00-06:00')
const late = Temporal.Instant.from('2026-12-03T18:00:00.001-06:00')

type Write = (tx: Tx, idOrden: string, at: Temporal.Instant) => Promise<boolean>

/** What a customer may do while the order is open. */
const customers: Record<string, Write> = {
  updateBilling: (tx, idOrden, at) => updateBilling(tx, idOrden, { changes: { CP: '1' }, tocados: ['CP'] }, at),
  updateInstrument: (tx, idOrden, at) =>
    updateInstrument(tx, { idOrden, idDatoCert: '48211' }, { changes: { Serie: 'X' }, tocados: ['Serie'] }, at),
  putSurvey: (tx, idOrden, at) => putSurvey(tx, idOrden, { califica: 5, comentarios: 'x' }, at),
  markConfirmed: (tx, idOrden, at) => markConfirmed(tx, idOrden, at),
}
/** What the laboratory may do while it is neither confirmed nor cancelled. */
const laboratorys: Record<string, Write> = {
  moveDeadline: (tx, idOrden) => moveDeadline(tx, idOrden, Temporal.Instant.from('2027-01-01T00:00:00Z')),
}
const named = (writes: Record<string, Write>) => Object.entries(writes).map(([name, write]) => ({ name, write }))

// Without a look at the order before: a statement that writes decides by itself.
for (const engine of engines) {
  describe(`the statements that write, on ${engine}`, () => {
    let database: TestDatabase
    let order: SeededOrder
    beforeAll(async () => {
      database = await openTestDatabase(engine)
    })
    beforeEach(async () => {
      await database.reset()
      order = await seedOrder(database.db)
    })
    afterAll(() => database.close())

    const run = (write: (tx: Tx) => Promise<boolean>) => database.db.transaction().execute(write)
    const close = {
      confirmed: (tx: Tx) => markConfirmed(tx, order.idOrden, now),
      cancelled: (tx: Tx) => markCancelled(tx, order.idOrden, now),
    }

    test.each(named({ ...customers, ...laboratorys }))('$name writes while the order is open', async ({ write }) => {
      expect(await run((tx) => write(tx, order.idOrden, now))).toBe(true)
    })

    test.each(
      (['confirmed', 'cancelled'] as const).flatMap((state) =>
        named({ ...customers, ...laboratorys }).map((each) => ({ ...each, state })),
      ),
    )('$name writes nothing once it is $state', async ({ write, state }) => {
      expect(await run(close[state])).toBe(true)
      const before = await orderSnapshot(database.db)
      expect(await run((tx) => write(tx, order.idOrden, now))).toBe(false)
      expect(await orderSnapshot(database.db)).toEqual(before)
    })

    test.each(named(customers))('$name writes nothing a millisecond late', async ({ write }) => {
      const before = await orderSnapshot(database.db)
      expect(await run((tx) => write(tx, order.idOrden, late))).toBe(false)
      expect(await orderSnapshot(database.db)).toEqual(before)
    })

    test('cancelling is done once', async () => {
      expect([await run(close.cancelled), await run(close.cancelled)]).toEqual([true, false])
    })
  })
}
