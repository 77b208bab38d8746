import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SeededOrder, seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { deadlineWords } from '../deadline/deadline-words.ts'
import { markConfirmed, moveDeadline } from '../order-store.ts'
import { whyMailNotDue } from './order-mail-due.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
const open = '2026-12-02T10:00:00-06:00'
const lapsed = '2026-12-04T10:00:00-06:00'
const deadline = '2026-12-03T18:00:00-06:00'
const all = ['invitacion', 'recordatorio', 'vencimiento', 'vencida', 'recibo', 'confirmada', 'contacto']

type Change = 'nothing' | 'confirmed' | 'moved' | 'replaced' | 'removed'
const scenarios: { change: Change; now: string; due: string[] }[] = [
  { change: 'nothing', now: open, due: ['invitacion', 'recordatorio', 'recibo', 'confirmada', 'contacto'] },
  { change: 'nothing', now: deadline, due: ['invitacion', 'recordatorio', 'recibo', 'confirmada', 'contacto'] },
  { change: 'nothing', now: lapsed, due: ['vencimiento', 'vencida', 'recibo', 'confirmada', 'contacto'] },
  { change: 'confirmed', now: open, due: ['recibo', 'confirmada', 'contacto'] },
  { change: 'moved', now: open, due: ['invitacion', 'recibo', 'confirmada', 'contacto'] },
  { change: 'replaced', now: open, due: ['recibo', 'confirmada', 'contacto'] },
  { change: 'removed', now: open, due: ['recibo', 'confirmada', 'contacto'] },
]

for (const engine of engines) {
  describe(`whyMailNotDue on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      order = await seedOrder(kit.db, { instruments: [] })
    })
    afterAll(() => kit.close())

    const changes: Record<Change, () => Promise<unknown>> = {
      nothing: async () => {},
      confirmed: () => kit.db.transaction().execute((tx) => markConfirmed(tx, order.idOrden, at(open))),
      moved: () =>
        kit.db.transaction().execute((tx) => moveDeadline(tx, order.idOrden, at('2026-12-09T18:00:00-06:00'))),
      replaced: () => kit.db.updateTable('orders').set({ idOrden: 'another' }).execute(),
      removed: () => kit.db.deleteFrom('orders').execute(),
    }

    test.each(scenarios)('$change at $now: $due', async ({ change, now, due }) => {
      const texto = `Hasta el ${deadlineWords(at(deadline))}: https://x.example/?id=${order.idOrden}`
      await changes[change]()
      const mail = (motivo: string) => ({ motivo, OrdenServicio: order.OrdenServicio, texto })
      const reasons = await Promise.all(all.map((motivo) => whyMailNotDue(kit.db, mail(motivo), at(now))))
      expect(all.filter((_, index) => reasons[index] === undefined)).toEqual(due)
    })
  })
}
