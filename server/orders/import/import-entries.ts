import type { AuditEntry, AuditWho } from '../../audit/audit-entry.ts'
import { type ChangeOf, changeEntries } from '../change-entries.ts'
import type { Order, OrderInstrument } from '../order.ts'
import { adicionalText, deadlineEntry, instrumentArrival, orderArrival } from '../order-trail.ts'
import type { ImportPlan, StayingInstrument, StoredOrder } from './import-plan.ts'

/** A move between the two lists is a change of the column that says which. */
function listEntries({ stored, adicional }: StayingInstrument, of: ChangeOf): AuditEntry[] {
  if (adicional === stored.adicional) return []
  const antes = adicionalText(stored.adicional)
  return [{ ...of, tipo: 'cambio', campo: 'Adicional', antes, despues: adicionalText(adicional) }]
}

const instrumentArrives = (of: ChangeOf, instrument: OrderInstrument): AuditEntry => ({
  ...of,
  idDatoCert: instrument.idDatoCert,
  tipo: 'alta',
  antes: null,
  despues: instrumentArrival(instrument),
})

const instrumentLeaves = (of: ChangeOf, instrument: OrderInstrument): AuditEntry => ({
  ...of,
  idDatoCert: instrument.idDatoCert,
  tipo: 'baja',
  antes: instrumentArrival(instrument),
  despues: null,
})

/** The log's entries for an order that comes in. */
export function arrivalEntries(
  quien: AuditWho,
  order: Pick<Order, 'OrdenServicio' | 'billing' | 'fechaLimite'>,
  instruments: readonly OrderInstrument[],
): AuditEntry[] {
  const of = { quien, OrdenServicio: order.OrdenServicio }
  return [
    { ...of, tipo: 'alta', antes: null, despues: orderArrival(order) },
    ...instruments.map((instrument) => instrumentArrives(of, instrument)),
  ]
}

/** The log's entries for what a plan changes of a stored order. */
export function planEntries(quien: AuditWho, stored: StoredOrder, plan: ImportPlan): AuditEntry[] {
  const { OrdenServicio, fechaLimite } = stored
  const of = { quien, OrdenServicio }
  return [
    ...changeEntries(of, stored.billing, plan.billing.changes),
    ...(plan.fechaLimite ? [deadlineEntry(quien, OrdenServicio, fechaLimite, plan.fechaLimite)] : []),
    ...plan.staying.flatMap((staying) => {
      const ofInstrument = { ...of, idDatoCert: staying.stored.idDatoCert }
      return [
        ...changeEntries(ofInstrument, staying.stored, staying.merge.changes),
        ...listEntries(staying, ofInstrument),
      ]
    }),
    ...plan.added.map(({ instrument }) => instrumentArrives(of, instrument)),
    ...plan.removed.map((instrument) => instrumentLeaves(of, instrument)),
  ]
}
