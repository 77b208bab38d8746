import { type EditableInstrumentField, editableInstrumentFields } from '../../../contract/order-fields.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import type { Parts } from '../../parts.ts'
import { refuse } from '../../refusal.ts'
import { changeEntries } from '../change-entries.ts'
import { findInstrument, updateInstrument } from '../instrument-store.ts'
import { requireOpen } from '../order-state.ts'
import { lockOrder } from '../order-store.ts'
import { customerChange } from './customer-change.ts'

interface SentInstrument extends Partial<Record<EditableInstrumentField, string | undefined>> {
  cambiados?: readonly EditableInstrumentField[] | undefined
}

/**
 * The customer's values of one instrument, as `saveBilling` for an order's.
 * @throws Refusal `unknownOrder`, `replacedLink`, `unknownInstrument` (also for another order's), `expiredOrder`,
 * `confirmedOrder`, `cancelledOrder`
 */
export async function saveInstrument(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  key: { idOrden: string; idDatoCert: string },
  sent: SentInstrument,
) {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, key.idOrden)
    const at = now()
    requireOpen(order, at)
    const instrument = (await findInstrument(tx, key.idOrden, key.idDatoCert)) ?? refuse('unknownInstrument')
    const stored = { values: instrument, recibido: instrument.recibido, tocados: instrument.tocados }
    const change = customerChange(editableInstrumentFields, stored, sent, sent.cambiados)
    const { OrdenServicio } = order
    const of = { quien: 'cliente', OrdenServicio, idDatoCert: key.idDatoCert } as const
    const entries = changeEntries(of, instrument, change.changes)
    if (entries.length === 0) return
    if (!(await updateInstrument(tx, key, change, at))) refuse('expiredOrder')
    await appendAudit(tx, entries, at)
  })
}
