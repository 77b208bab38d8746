import { type RawBuilder, sql } from 'kysely'
import { billingFields, instrumentFields } from '../contract/order-fields.ts'
import type { OpenDatabase } from '../server/database/open.ts'

const instrumentsEach = 10
/** Of an order that came in and was confirmed: itself and its instruments. */
const entriesEach = instrumentsEach + 1
const ordersAtOnce = 10_000
const day = 24 * 60 * 60 * 1000

/** The idOrden of the nth order that `growOrders` made. */
export const grownId = (nth: number) => `g${String(nth).padStart(21, '0')}`

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
const values = (names: readonly string[], nth: RawBuilder<unknown>) =>
  sql.join(names.map((name) => sql`${sql.lit(`${name} de la orden `)} || ${nth}`))
const json = (names: readonly string[]) =>
  sql.lit(JSON.stringify(Object.fromEntries(names.map((name) => [name, `${name} de la orden 123456`]))))

/**
 * Adds orders `from` to `to` of ten instruments each, with their log (whose hashes are fillers: it does not verify) and
 * three mails that were sent, by SQL alone. All lapsed long ago, four of five confirmed:
 * what a laboratory has gathered.
 */
export async function growOrders({ db, engine }: OpenDatabase, from: number, to: number): Promise<void> {
  const i = sql.ref('i')
  const padded = (nth: RawBuilder<unknown>, width: number) => {
    const zeros = sql.lit('0'.repeat(width))
    return engine === 'sqlite'
      ? sql`substr(${zeros} || ${nth}, ${sql.lit(-width)})`
      : sql`right(${zeros} || ${nth}, ${sql.lit(width)})`
  }
  const id = sql`'g' || ${padded(i, 21)}`
  const number = sql`'OS-' || ${padded(i, 9)}`
  const long = sql.lit(Date.now() - 3000 * day)
  const at = sql`${long} + ${i} * 200`
  const series = (first: number, last: number) =>
    sql`with recursive n(i) as (select ${sql.lit(first)} union all select i + 1 from n where i < ${sql.lit(last)}), m(j) as (select 1 union all select j + 1 from m where j < ${sql.lit(entriesEach)})`
  // An order's instruments come in by one statement and lie beside each other; PostgreSQL's join would scatter them.
  const asTheyCame = sql`order by n.i, m.j`
  for (let first = from; first <= to; first += ordersAtOnce) {
    const n = series(first, Math.min(to, first + ordersAtOnce - 1))
    await db.transaction().execute(async (tx) => {
      await sql`insert into orders ("idOrden", "OrdenServicio", ${columns(billingFields)}, "abiertaEn", "fechaLimite", "confirmadaEn", recibido)
        ${n} select ${id}, ${number}, ${values(billingFields, i)}, ${at}, ${at} + ${sql.lit(2 * day)}, case when i % 5 = 0 then null else ${at} + ${sql.lit(day)} end, ${json(billingFields)} from n`.execute(
        tx,
      )
      await sql`insert into instruments ("idOrden", "idDatoCert", ${columns(instrumentFields)}, posicion, adicional, recibido)
        ${n} select ${id}, cast(j as text), ${values(instrumentFields, i)}, j, 0, ${json(instrumentFields)} from n cross join m where j <= ${sql.lit(instrumentsEach)} ${asTheyCame}`.execute(
        tx,
      )
      const seq = sql`((i - 1) * ${sql.lit(entriesEach)} + j)`
      await sql`insert into audit (seq, cuando, quien, tipo, "OrdenServicio", "idDatoCert", sal, despues, "huellaDespues", "hashPrevio", hash)
        ${n} select ${seq}, ${at}, 'laboratorio', 'alta', ${number}, cast(j as text), 'c2FsLWRlLXBydWViYQ', ${json(instrumentFields)}, ${padded(seq, 64)}, ${padded(seq, 64)}, ${padded(seq, 64)} from n cross join m ${asTheyCame}`.execute(
        tx,
      )
      await sql`insert into outbox (clave, para, asunto, texto, motivo, "OrdenServicio", estado, intentos, "creadoEn", "proximoEn", "enviadoEn")
        ${n} select kind || ':' || ${number}, 'compras@cliente.example', 'Orden', '', kind, ${number}, 'enviado', 1, ${at}, ${at}, ${at} from n cross join (select 'invitacion' as kind union all select 'recibo' union all select 'confirmada') as kinds`.execute(
        tx,
      )
    })
  }
  await sql`update audit_head set seq = ${to * entriesEach}`.execute(db)
  if (engine === 'postgres') await sql`analyze`.execute(db)
}
