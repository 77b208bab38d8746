import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderSnapshot } from '../testing/order-snapshot.ts'
import { type SeededOrder, seedOrder } from '../testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'
import { answerSurvey } from './calls/answer-survey.ts'
import { confirmOrder } from './calls/confirm-order.ts'
import { saveBilling } from './calls/save-billing.ts'
import { saveInstrument } from './calls/save-instrument.ts'
import { cancelOrder } from './corrections/cancel-order.ts'
import { extendDeadline } from './corrections/extend-deadline.ts'
import { reopenOrder } from './corrections/reopen-order.ts'
import { replaceLink } from './corrections/replace-link.ts'
import { readOrderList } from './import/import-json.ts'
import { importOrders } from './import/import-orders.ts'
import { sendInvitation } from './mails/send-invitation.ts'

const note = { como: 'Ana Núñez', motivo: 'La serie estaba mal' }
const friday = Temporal.Instant.from('2026-12-04T18:00:00-06:00')

type Act = (kit: TestApp, order: SeededOrder) => Promise<unknown>

const acts: Record<string, Act> = {
  'billing is saved': ({ parts }, { idOrden }) => saveBilling(parts, idOrden, { CP: '06600' }),
  'an instrument is saved': ({ parts }, { idOrden }) =>
    saveInstrument(parts, { idOrden, idDatoCert: '48211' }, { Serie: 'X' }),
  'the survey is answered': ({ parts }, { idOrden }) => answerSurvey(parts, idOrden, { califica: 1, comentarios: 'x' }),
  'it is confirmed': ({ parts }, { idOrden }) => confirmOrder(parts, idOrden),
  'it is cancelled': ({ parts }, { OrdenServicio }) => cancelOrder(parts, OrdenServicio, note),
  'it is opened again': async ({ parts }, { idOrden, OrdenServicio }) => {
    await confirmOrder(parts, idOrden)
    await reopenOrder(parts, OrdenServicio, { note })
  },
  'its deadline is moved': ({ parts }, { OrdenServicio }) => extendDeadline(parts, OrdenServicio, friday, { note }),
  'its link is replaced': ({ parts }, { OrdenServicio }) => replaceLink(parts, OrdenServicio, note),
  'its link is sent twice': async ({ parts }, { OrdenServicio }) => {
    await sendInvitation(parts, OrdenServicio, {})
    await sendInvitation(parts, OrdenServicio, { again: true })
  },
  'it is imported anew': ({ db, parts }, { OrdenServicio }) => {
    const instrumentos = [{ idDatoCert: '48211', Serie: 'X' }, { idDatoCert: '48213' }]
    const orders = readOrderList([{ OrdenServicio, CP: '06600', instrumentos, instrumentosAdicional: [] }])
    return importOrders(db, orders, { quien: 'erp', now: parts.now(), closedDays: new Set(), baseUrl: '' })
  },
}

/** All that belongs to `orders`, as stored, but the log, which is one for all. */
async function rowsOf(kit: TestApp, orders: readonly SeededOrder[]) {
  const { audit: _, head: __, ...tables } = await orderSnapshot(kit.db)
  const belongs = (row: { idOrden?: string; OrdenServicio?: string | null }) =>
    orders.some((each) => row.idOrden === each.idOrden || row.OrdenServicio === each.OrdenServicio)
  return Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.filter(belongs)]))
}

describe.each(engines)('what is done to one order on %s', (engine) => {
  let kit: TestApp
  let order: SeededOrder
  let others: SeededOrder[]
  beforeAll(async () => {
    kit = await startTestApp(engine)
  })
  beforeEach(async () => {
    await kit.reset()
    kit.setNow(tuesday)
    order = await seedOrder(kit.db)
    // In every state, each with all the rows that an order may have.
    others = await Promise.all(
      ['open', 'confirmed', 'cancelled'].map(async (OrdenServicio) => {
        const other = await seedOrder(kit.db, { OrdenServicio })
        await saveBilling(kit.parts, other.idOrden, { CP: '06700' })
        await saveInstrument(kit.parts, { idOrden: other.idOrden, idDatoCert: '48211' }, { Serie: 'Ñ' })
        await answerSurvey(kit.parts, other.idOrden, { califica: 4, comentarios: 'bien' })
        await confirmOrder(kit.parts, other.idOrden)
        await reopenOrder(kit.parts, OrdenServicio, { note })
        const moved = await replaceLink(kit.parts, OrdenServicio, note)
        await sendInvitation(kit.parts, OrdenServicio, {})
        return moved
      }),
    )
    await confirmOrder(kit.parts, others[1]?.idOrden ?? '')
    await cancelOrder(kit.parts, 'cancelled', note)
  })
  afterAll(() => kit.close())

  test.each(Object.entries(acts))('%s: the others stay as they were', async (_, act) => {
    const before = await rowsOf(kit, others)
    const own = await rowsOf(kit, [order])
    await act(kit, order)
    expect(await rowsOf(kit, [order])).not.toEqual(own)
    expect(await rowsOf(kit, others)).toEqual(before)
  })
})
