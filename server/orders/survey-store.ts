import { compiledQuery } from '../database/compiled-query.ts'
import { fromStored } from '../database/stored-instant.ts'
import type { Db, Tx } from '../database/tables.ts'
import { isOpenAt } from './order-store.ts'

/** How the customer rates the service: 1 to 5 stars and what they say about it, maybe nothing. */
export interface Survey {
  califica: number
  comentarios: string
}

const ofOrder = compiledQuery(['idOrden'], (db, [idOrden]) =>
  db.selectFrom('surveys').select(['califica', 'comentarios']).where('idOrden', '=', idOrden),
)

/** The order's survey as answered so far. */
export async function findSurvey(db: Db, idOrden: string): Promise<Survey | undefined> {
  const { rows } = await ofOrder(db, [idOrden])
  return rows[0] && { califica: rows[0].califica, comentarios: rows[0].comentarios }
}

/** A survey and when it was answered. */
export interface SurveyAnswer extends Survey {
  enviadaEn: Temporal.Instant
}

/** As `findSurvey`, with its time. */
export async function findSurveyAnswer(db: Db, idOrden: string): Promise<SurveyAnswer | undefined> {
  const query = db.selectFrom('surveys').select(['califica', 'comentarios', 'enviadaEn']).where('idOrden', '=', idOrden)
  const row = await query.executeTakeFirst()
  return row && { ...row, enviadaEn: fromStored(row.enviadaEn) }
}

/** Stores the answer or replaces the one before. False, nothing written, unless its order is open at `now`. */
export async function putSurvey(
  tx: Tx,
  idOrden: string,
  { califica, comentarios }: Survey,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('surveys')
    .columns(['idOrden', 'califica', 'comentarios', 'enviadaEn'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select(({ ref, val, cast }) => [
          ref('idOrden').as('idOrden'),
          cast<number>(val(califica), 'integer').as('califica'),
          cast<string>(val(comentarios), 'text').as('comentarios'),
          cast<number>(val(now.epochMilliseconds), 'bigint').as('enviadaEn'),
        ])
        .where('idOrden', '=', idOrden)
        .where(isOpenAt(now)),
    )
    .onConflict((conflict) =>
      conflict.column('idOrden').doUpdateSet(({ ref }) => ({
        califica: ref('excluded.califica'),
        comentarios: ref('excluded.comentarios'),
        enviadaEn: ref('excluded.enviadaEn'),
      })),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export interface AnsweredSurvey extends SurveyAnswer {
  OrdenServicio: string
  Empresa: string
}

/** Every answer, the oldest first. */
export async function listSurveys(db: Db): Promise<AnsweredSurvey[]> {
  const rows = await db
    .selectFrom('surveys')
    .innerJoin('orders', 'orders.idOrden', 'surveys.idOrden')
    .select(['OrdenServicio', 'Empresa', 'califica', 'comentarios', 'enviadaEn'])
    .orderBy('enviadaEn')
    .orderBy('OrdenServicio')
    .execute()
  return rows.map((row) => ({ ...row, enviadaEn: fromStored(row.enviadaEn) }))
}
