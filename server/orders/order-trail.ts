import { billingFields, instrumentFields } from '../../contract/order-fields.ts'
import type { AuditEntry, AuditWho } from '../audit/audit-entry.ts'
import { laboratoryZone } from './deadline/business-days.ts'
import type { InstrumentValues, Order, OrderInstrument } from './order.ts'

/**
 * An instant as the log, the answers and the files write it: ISO 8601 at Mexico City's offset,
 * to the last digit that is not 0.
 */
export function isoInstant(instant: Temporal.Instant): string {
  return instant.toString({ timeZone: laboratoryZone })
}

/** As `isoInstant`, of what may not have been; null in JSON. */
export const maybeIsoInstant = (instant: Temporal.Instant | undefined): string | null =>
  instant ? isoInstant(instant) : null

/** `Adicional` as files and the log write it. */
export const adicionalText = (adicional: boolean) => (adicional ? 'sí' : '')

/** The values of an order that its trail starts from: the JSON of an `alta` without idDatoCert. */
export function orderArrival({ billing, fechaLimite }: Pick<Order, 'billing' | 'fechaLimite'>): string {
  return JSON.stringify({
    ...Object.fromEntries(billingFields.map((field) => [field, billing[field]])),
    fechaLimite: isoInstant(fechaLimite),
  })
}

/** The values of an instrument that its trail starts from or ends with: the JSON of its `alta` and its `baja`. */
export function instrumentArrival(instrument: InstrumentValues & Pick<OrderInstrument, 'adicional'>): string {
  return JSON.stringify({
    ...Object.fromEntries(instrumentFields.map((field) => [field, instrument[field]])),
    Adicional: adicionalText(instrument.adicional),
  })
}

/** What moves a deadline, whoever does it. */
export function deadlineEntry(
  quien: AuditWho,
  OrdenServicio: string,
  before: Temporal.Instant,
  after: Temporal.Instant,
): AuditEntry {
  return {
    quien,
    tipo: 'prorroga',
    OrdenServicio,
    campo: 'fechaLimite',
    antes: isoInstant(before),
    despues: isoInstant(after),
  }
}
