import type { Selectable } from 'kysely'
import { maybeFromStored } from '../database/stored-instant.ts'
import type { Db, OutboxTable } from '../database/tables.ts'
import { mailTrouble } from './mail-trouble.ts'

const orderMailStates = ['sin enviar', 'en cola', 'enviada', 'rechazada'] as const
export type OrderMailState = (typeof orderMailStates)[number]

/** What became of the newest mail with an order's link. */
export interface OrderMail {
  /** `en cola`: stored, not taken by the mail server yet. `rechazada`: refused, given up, or it came back. */
  estado: OrderMailState
  /**
   * Why: the mail server's answer, of a refusal, of each refused address among several, or of the last try that failed.
   */
  motivo: string | undefined
  /** Addresses, separated by commas; '' where none was sent. */
  para: string
  /** When the mail server took it, for one of its addresses at least. */
  enviadaEn: Temporal.Instant | undefined
}

/** Of an order whose link was never mailed from here. */
export const neverSent: OrderMail = { estado: 'sin enviar', motivo: undefined, para: '', enviadaEn: undefined }

const states: Record<string, OrderMailState> = { pendiente: 'en cola', enviado: 'enviada' }

function toOrderMail({
  estado,
  ultimoError,
  rechazadas,
  para,
  enviadoEn,
}: Pick<Selectable<OutboxTable>, 'estado' | 'ultimoError' | 'rechazadas' | 'para' | 'enviadoEn'>): OrderMail {
  return {
    estado: states[estado] ?? 'rechazada',
    motivo: mailTrouble({ rechazadas, ultimoError }),
    para,
    enviadaEn: maybeFromStored(enviadoEn),
  }
}

const ordersAtOnce = 500

/**
 * The mail state of these orders, by OrdenServicio; one that is absent is `neverSent`. Mails that were withdrawn before
 * they left do not count.
 */
export async function invitationStates(db: Db, numbers: readonly string[]): Promise<Map<string, OrderMail>> {
  const found = new Map<string, OrderMail>()
  for (let start = 0; start < numbers.length; start += ordersAtOnce) {
    const newest = db
      .selectFrom('outbox')
      .select((eb) => eb.fn.max('id').as('id'))
      .where('OrdenServicio', 'in', numbers.slice(start, start + ordersAtOnce))
      .where('motivo', '=', 'invitacion')
      .where('estado', '!=', 'retirado')
      .groupBy('OrdenServicio')
    const rows = await db
      .selectFrom('outbox')
      .select(['OrdenServicio', 'estado', 'ultimoError', 'rechazadas', 'para', 'enviadoEn'])
      .where('id', 'in', newest)
      .execute()
    for (const row of rows) found.set(row.OrdenServicio ?? '', toOrderMail(row))
  }
  return found
}
