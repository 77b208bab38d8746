import { type Expression, type Selectable, sql } from 'kysely'
import { type EditableInstrumentField, instrumentFields } from '../../contract/order-fields.ts'
import { compiledQuery } from '../database/compiled-query.ts'
import type { Db, InstrumentsTable, Tx } from '../database/tables.ts'
import type { InstrumentValues, OrderInstrument } from './order.ts'
import { isOpenAt } from './order-store.ts'

/** The fields of an instrument without its key and what surrounds them. */
function instrumentValues(source: InstrumentValues): InstrumentValues {
  return {
    Instrumento: source.Instrumento,
    Marca: source.Marca,
    Modelo: source.Modelo,
    Serie: source.Serie,
    Identificacion: source.Identificacion,
    NoSerieInst: source.NoSerieInst,
    IntervaloInicio: source.IntervaloInicio,
    IntervaloFinal: source.IntervaloFinal,
    Unidad: source.Unidad,
    PuntosEsp: source.PuntosEsp,
  }
}

const untouched: readonly EditableInstrumentField[] = []

export function toInstrument(
  row: Pick<Selectable<InstrumentsTable>, (typeof instrumentColumns)[number] | 'recibido'>,
): OrderInstrument {
  const values = instrumentValues(row)
  const isTouched = row.tocados !== '[]'
  return {
    idDatoCert: row.idDatoCert,
    ...values,
    adicional: row.adicional === 1,
    // What nobody touched stands as it was received; reading 12 times the same JSON would cost more than the query.
    recibido: isTouched ? (JSON.parse(row.recibido) as InstrumentValues) : values,
    tocados: isTouched ? (JSON.parse(row.tocados) as EditableInstrumentField[]) : untouched,
  }
}

const instrumentColumns = ['idDatoCert', ...instrumentFields, 'adicional', 'tocados'] as const

/** Instruments in the order they are shown: first instrumentos, then instrumentosAdicional. */
export const instrumentsOf = (db: Db, idOrden: Expression<string>) =>
  db
    .selectFrom('instruments')
    .select(instrumentColumns)
    // It is half of a row, and what nobody touched stands as it was received.
    .select(sql<string>`case when tocados = '[]' then '' else recibido end`.as('recibido'))
    .where('instruments.idOrden', '=', idOrden)
    .orderBy('adicional')
    .orderBy('posicion')

const ofOrder = compiledQuery(['idOrden'], (db, [idOrden]) => instrumentsOf(db, sql.val(idOrden)))

/** An order's instruments as the laboratory listed them: first instrumentos, then instrumentosAdicional. */
export async function listInstruments(db: Db, idOrden: string): Promise<OrderInstrument[]> {
  const { rows } = await ofOrder(db, [idOrden])
  return rows.map(toInstrument)
}

/** As `listInstruments`, of several orders (at least one), by idOrden; an order without instruments is absent. */
export async function listInstrumentsOf(db: Db, ids: readonly string[]): Promise<Map<string, OrderInstrument[]>> {
  const rows = await db
    .selectFrom('instruments')
    .selectAll()
    .where('idOrden', 'in', ids)
    .orderBy('adicional')
    .orderBy('posicion')
    .execute()
  const byOrder = Map.groupBy(rows, ({ idOrden }) => idOrden)
  return new Map([...byOrder].map(([idOrden, theirs]) => [idOrden, theirs.map(toInstrument)]))
}

/** One instrument of one order: an idDatoCert of another order is undefined. */
export async function findInstrument(
  db: Db,
  idOrden: string,
  idDatoCert: string,
): Promise<OrderInstrument | undefined> {
  const row = await db
    .selectFrom('instruments')
    .selectAll()
    .where('idOrden', '=', idOrden)
    .where('idDatoCert', '=', idDatoCert)
    .executeTakeFirst()
  return row && toInstrument(row)
}

/** An instrument as it comes from the laboratory; `posicion` counts from 0 in its own list. */
export interface NewInstrument extends Omit<OrderInstrument, 'recibido' | 'tocados'> {
  posicion: number
}

const rowsAtOnce = 200

/** Stores new, untouched instruments. */
export async function insertInstruments(tx: Tx, idOrden: string, instruments: readonly NewInstrument[]): Promise<void> {
  const rows = instruments.map((instrument) => ({
    idOrden,
    idDatoCert: instrument.idDatoCert,
    ...instrumentValues(instrument),
    posicion: instrument.posicion,
    adicional: instrument.adicional ? 1 : 0,
    recibido: JSON.stringify(instrumentValues(instrument)),
    tocados: '[]',
  }))
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx
      .insertInto('instruments')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  }
}

/**
 * The customer's change: sets `changes` (never empty) and who is `tocados` now. False, nothing written, unless its
 * order is open at `now`.
 */
export async function updateInstrument(
  tx: Tx,
  { idOrden, idDatoCert }: { idOrden: string; idDatoCert: string },
  {
    changes,
    tocados,
  }: { changes: Partial<Record<EditableInstrumentField, string>>; tocados: readonly EditableInstrumentField[] },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('instruments')
    .set({ ...changes, tocados: JSON.stringify(tocados) })
    .where('idOrden', '=', idOrden)
    .where('idDatoCert', '=', idDatoCert)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('orders').select('orders.idOrden').where('orders.idOrden', '=', idOrden).where(isOpenAt(now))),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The laboratory's change to one instrument. Its order must be held (`lockOrder`) and not confirmed. */
export async function updateReceivedInstrument(
  tx: Tx,
  { idOrden, idDatoCert }: { idOrden: string; idDatoCert: string },
  received: {
    recibido: InstrumentValues
    changes: Partial<InstrumentValues>
    tocados: readonly EditableInstrumentField[]
    posicion: number
    adicional: boolean
  },
): Promise<void> {
  await tx
    .updateTable('instruments')
    .set({
      ...received.changes,
      recibido: JSON.stringify(instrumentValues(received.recibido)),
      tocados: JSON.stringify(received.tocados),
      posicion: received.posicion,
      adicional: received.adicional ? 1 : 0,
    })
    .where('idOrden', '=', idOrden)
    .where('idDatoCert', '=', idDatoCert)
    .execute()
}

/** Removes one instrument. Its order must be held (`lockOrder`) and not confirmed. */
export async function deleteInstrument(
  tx: Tx,
  { idOrden, idDatoCert }: { idOrden: string; idDatoCert: string },
): Promise<void> {
  await tx.deleteFrom('instruments').where('idOrden', '=', idOrden).where('idDatoCert', '=', idDatoCert).execute()
}
