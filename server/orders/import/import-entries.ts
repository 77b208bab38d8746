import type { AuditEntry, AuditWho } from '../../audit/audit-entry.ts'
import type { Order, OrderInstrument } from '../order.ts'
import { adicionalText, deadlineEntry, instrumentArrival, orderArrival } from '../order-trail.ts'
import type { ImportPlan, StayingInstrument, StoredOrder } from './import-plan.ts'

type Of = Pick<AuditEntry, 'quien' | 'OrdenServicio' | 'idDatoCert'>

function changeEntries<Field extends string>(
  changes: Partial<Record<Field, string>>,
  before: Record<Field, string>,
  of: Of,
): AuditEntry[] {
  return (Object.keys(changes) as Field[]).map((campo) => ({
    ...of,
    tipo: 'cambio',
    campo,
    antes: before[campo],
    despues: changes[campo] ?? '',
  }))
}

/** A move between the two lists is a change of the column that says which. */
function listEntries({ stored, adicional }: StayingInstrument, of: Of): AuditEntry[] {
  if (adicional === stored.adicional) return []
  const antes = adicionalText(stored.adicional)
  return [{ ...of, tipo: 'cambio', campo: 'Adicional', antes, despues: adicionalText(adicional) }]
}

const instrumentArrives = (of: Of, instrument: OrderInstrument): AuditEntry => ({
  ...of,
  idDatoCert: instrument.idDatoCert,
  tipo: 'alta',
  antes: null,
  despues: instrumentArrival(instrument),
})

const instrumentLeaves = (of: Of, instrument: OrderInstrument): AuditEntry => ({
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
    ...changeEntries(plan.billing.changes, stored.billing, of),
    ...(plan.fechaLimite ? [deadlineEntry(quien, OrdenServicio, fechaLimite, plan.fechaLimite)] : []),
    ...plan.staying.flatMap((staying) => {
      const ofInstrument = { ...of, idDatoCert: staying.stored.idDatoCert }
      return [
        ...changeEntries(staying.merge.changes, staying.stored, ofInstrument),
        ...listEntries(staying, ofInstrument),
      ]
    }),
    ...plan.added.map(({ instrument }) => instrumentArrives(of, instrument)),
    ...plan.removed.map((instrument) => instrumentLeaves(of, instrument)),
  ]
}
