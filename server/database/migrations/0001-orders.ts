import { type Kysely, sql } from 'kysely'
import { billingFields, instrumentFields } from '../../../contract/order-fields.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  let orders = db.schema
    .createTable('orders')
    .addColumn('idOrden', 'text', (column) => column.primaryKey())
    .addColumn('OrdenServicio', 'text', (column) => column.notNull().unique())
  for (const field of billingFields) orders = orders.addColumn(field, 'text', (column) => column.notNull())
  await orders
    .addColumn('abiertaEn', 'bigint', (column) => column.notNull())
    .addColumn('fechaLimite', 'bigint', (column) => column.notNull())
    .addColumn('fechaRecibida', 'bigint')
    .addColumn('confirmadaEn', 'bigint')
    .addColumn('recibido', 'text', (column) => column.notNull())
    .addColumn('tocados', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema.createIndex('orders_deadline').on('orders').columns(['confirmadaEn', 'fechaLimite']).execute()

  let instruments = db.schema
    .createTable('instruments')
    .addColumn('idOrden', 'text', (column) => column.notNull().references('orders.idOrden'))
    .addColumn('idDatoCert', 'text', (column) => column.notNull())
  for (const field of instrumentFields) instruments = instruments.addColumn(field, 'text', (column) => column.notNull())
  await instruments
    .addColumn('posicion', 'integer', (column) => column.notNull())
    .addColumn('adicional', 'integer', (column) => column.notNull())
    .addColumn('recibido', 'text', (column) => column.notNull())
    .addColumn('tocados', 'text', (column) => column.notNull().defaultTo('[]'))
    .addPrimaryKeyConstraint('instruments_key', ['idOrden', 'idDatoCert'])
    .execute()
  // In the order they are shown: without it each reading of an order sorts its instruments, which took half its time.
  await db.schema
    .createIndex('instruments_shown')
    .on('instruments')
    .columns(['idOrden', 'adicional', 'posicion'])
    .execute()

  await db.schema
    .createTable('surveys')
    .addColumn('idOrden', 'text', (column) => column.primaryKey().references('orders.idOrden'))
    .addColumn('califica', 'integer', (column) => column.notNull().check(sql`califica between 1 and 5`))
    .addColumn('comentarios', 'text', (column) => column.notNull())
    .addColumn('enviadaEn', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('audit')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('cuando', 'bigint', (column) => column.notNull())
    .addColumn('quien', 'text', (column) => column.notNull())
    .addColumn('tipo', 'text', (column) => column.notNull())
    .addColumn('OrdenServicio', 'text', (column) => column.notNull())
    .addColumn('idDatoCert', 'text')
    .addColumn('campo', 'text')
    .addColumn('sal', 'text')
    .addColumn('antes', 'text')
    .addColumn('despues', 'text')
    .addColumn('huellaAntes', 'text')
    .addColumn('huellaDespues', 'text')
    .addColumn('hashPrevio', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('audit_order').on('audit').columns(['OrdenServicio', 'seq']).execute()

  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into audit_head (id, seq, hash) values (1, 0, '')`.execute(db)
}
