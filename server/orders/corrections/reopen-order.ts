import { appendAudit } from '../../audit/append-audit.ts'
import type { AuditEntry, AuditNote } from '../../audit/audit-entry.ts'
import { asStored } from '../../database/stored-instant.ts'
import type { Tx } from '../../database/tables.ts'
import type { Parts } from '../../parts.ts'
import { refuse } from '../../refusal.ts'
import { deadlineFor } from '../deadline/deadline.ts'
import { listInstruments } from '../instrument-store.ts'
import type { Order } from '../order.ts'
import { orderState } from '../order-state.ts'
import { lockOrderByNumber } from '../order-store.ts'
import { isoInstant } from '../order-trail.ts'
import { findSurveyAnswer } from '../survey-store.ts'
import { markReopened } from './correction-store.ts'
import { insertVersion } from './version-store.ts'

interface Reopening {
  /** The new deadline. */
  hasta?: Temporal.Instant | undefined
  note: AuditNote
}

/**
 * Opens a confirmed, expired or cancelled order again. What was confirmed is kept as a version of its own, and the next
 * one begins. Without `hasta` a deadline that lies ahead stays; one that has passed is counted anew from now, except
 * for an order that merely expired, where somebody must say until when.
 * @throws Refusal `unknownNumber`, `alreadyOpen`, `needsDeadline`, `pastDeadline`
 */
export async function reopenOrder(
  { db, now, settings }: Pick<Parts, 'db' | 'now' | 'settings'>,
  OrdenServicio: string,
  { hasta, note }: Reopening,
): Promise<Order> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrderByNumber(tx, OrdenServicio)
    const at = asStored(now())
    const fechaLimite = newDeadline(order, hasta, at, settings.closedDays)
    await keepConfirmed(tx, order)
    const version = order.confirmadaEn ? order.version + 1 : order.version
    const opened = { version, fechaLimite, reabiertaEn: at }
    await markReopened(tx, order.idOrden, opened)
    await appendAudit(tx, reopeningEntries(order, opened, note), at)
    return { ...order, ...opened, confirmadaEn: undefined, canceladaEn: undefined }
  })
}

function newDeadline(
  order: Order,
  hasta: Temporal.Instant | undefined,
  now: Temporal.Instant,
  closedDays: ReadonlySet<string>,
): Temporal.Instant {
  const state = orderState(order, now)
  if (state === 'abierta') refuse('alreadyOpen')
  const isAhead = (instant: Temporal.Instant) => instant.epochMilliseconds > now.epochMilliseconds
  if (hasta) return isAhead(hasta) ? hasta : refuse('pastDeadline')
  if (isAhead(order.fechaLimite)) return order.fechaLimite
  return state === 'vencida' ? refuse('needsDeadline') : deadlineFor(now, closedDays)
}

async function keepConfirmed(tx: Tx, order: Order): Promise<void> {
  const { idOrden, confirmadaEn } = order
  if (!confirmadaEn) return
  const instruments = await listInstruments(tx, idOrden)
  await insertVersion(tx, order, { confirmadaEn, instruments, survey: await findSurveyAnswer(tx, idOrden) })
}

/** One entry a value that changes; the version's first, since what stood until it is the version before. */
function reopeningEntries(order: Order, opened: Pick<Order, 'version' | 'fechaLimite'>, note: AuditNote): AuditEntry[] {
  const { OrdenServicio, version, confirmadaEn, canceladaEn, fechaLimite } = order
  const of = { quien: 'laboratorio', tipo: 'reapertura', OrdenServicio, ...note } as const
  const gone = (campo: string, instant: Temporal.Instant | undefined): AuditEntry[] =>
    instant ? [{ ...of, campo, antes: isoInstant(instant), despues: null }] : []
  return [
    ...(confirmadaEn ? [{ ...of, campo: 'version', antes: String(version), despues: String(opened.version) }] : []),
    ...gone('confirmadaEn', confirmadaEn),
    ...gone('canceladaEn', canceladaEn),
    ...(fechaLimite.equals(opened.fechaLimite)
      ? []
      : [{ ...of, campo: 'fechaLimite', antes: isoInstant(fechaLimite), despues: isoInstant(opened.fechaLimite) }]),
  ]
}
