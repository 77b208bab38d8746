import { type Kysely, sql } from 'kysely'
import type { Engine } from '../open.ts'

/** An order cancelled or opened again, its earlier confirmed versions, its links that were replaced, and who did so and why. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  for (const column of ['canceladaEn', 'reabiertaEn'])
    await db.schema.alterTable('orders').addColumn(column, 'bigint').execute()
  for (const column of ['como', 'motivo', 'huellaNota'])
    await db.schema.alterTable('audit').addColumn(column, 'text').execute()

  await db.schema
    .createTable('order_versions')
    .addColumn('OrdenServicio', 'text', (column) => column.notNull().references('orders.OrdenServicio'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('confirmadaEn', 'bigint', (column) => column.notNull())
    .addColumn('fechaLimite', 'bigint', (column) => column.notNull())
    .addColumn('datos', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_versions_key', ['OrdenServicio', 'version'])
    .execute()

  await db.schema
    .createTable('replaced_links')
    .addColumn('idOrden', 'text', (column) => column.primaryKey())
    .addColumn('OrdenServicio', 'text', (column) => column.notNull().references('orders.OrdenServicio'))
    .addColumn('reemplazadoEn', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('replaced_links_order').on('replaced_links').column('OrdenServicio').execute()

  // So that an order's key and those of its rows can change in one transaction; SQLite does so without being told here.
  if (engine !== 'postgres') return
  for (const table of ['instruments', 'surveys'])
    await sql`alter table ${sql.table(table)} alter constraint ${sql.id(`${table}_idOrden_fkey`)} deferrable`.execute(
      db,
    )
}
