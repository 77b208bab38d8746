import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Engine } from '../open.ts'

const isGenerated = (engine: Engine) => (column: ColumnDefinitionBuilder) =>
  engine === 'postgres' ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement()

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', isGenerated(engine))
    .addColumn('clave', 'text', (column) => column.notNull().unique())
    .addColumn('para', 'text', (column) => column.notNull())
    .addColumn('responderA', 'text')
    .addColumn('asunto', 'text', (column) => column.notNull())
    .addColumn('texto', 'text', (column) => column.notNull())
    .addColumn('encabezados', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('motivo', 'text', (column) => column.notNull())
    .addColumn('OrdenServicio', 'text')
    .addColumn('estado', 'text', (column) => column.notNull())
    .addColumn('intentos', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('creadoEn', 'bigint', (column) => column.notNull())
    .addColumn('proximoEn', 'bigint', (column) => column.notNull())
    .addColumn('reservadoHasta', 'bigint')
    .addColumn('enviadoEn', 'bigint')
    .addColumn('ultimoError', 'text')
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['estado', 'proximoEn']).execute()
  await db.schema.createIndex('outbox_order').on('outbox').columns(['OrdenServicio', 'motivo']).execute()

  await db.schema
    .createTable('messages')
    .addColumn('id', 'integer', isGenerated(engine))
    .addColumn('tipo', 'text', (column) => column.notNull())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('mensaje', 'text', (column) => column.notNull())
    .addColumn('OrdenServicio', 'text')
    .addColumn('recibidoEn', 'bigint', (column) => column.notNull())
    .addColumn('sospecha', 'text')
    .addColumn('huella', 'text', (column) => column.unique())
    .execute()
  await db.schema.createIndex('messages_sender').on('messages').columns(['email', 'recibidoEn']).execute()

  await db.schema
    .createTable('newsletter')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('estado', 'text', (column) => column.notNull())
    .addColumn('pedidoEn', 'bigint', (column) => column.notNull())
    .addColumn('confirmadoEn', 'bigint')
    .execute()

  // Identifiers are searched by ranges of their bytes, whatever the language of the database.
  const key = engine === 'postgres' ? sql`text collate "C"` : ('text' as const)
  await db.schema
    .createTable('standards')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('posicion', 'integer', (column) => column.notNull())
    .addColumn('clave', key, (column) => column.notNull())
    .addColumn('claveSuelta', key, (column) => column.notNull())
    .addColumn('Descripcion', 'text', (column) => column.notNull())
    .addColumn('Marca', 'text', (column) => column.notNull())
    .addColumn('Identificacion', 'text', (column) => column.notNull())
    .addColumn('Calibrado', 'text', (column) => column.notNull())
    .addColumn('Proxima', 'text', (column) => column.notNull())
    .addColumn('Informe', 'text', (column) => column.notNull())
    .addColumn('huella', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('standards_page', ['version', 'posicion'])
    .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute()
  await db.schema.createIndex('standards_key').on('standards').columns(['clave', 'version', 'posicion']).execute()
  await db.schema.createIndex('standards_near').on('standards').columns(['claveSuelta', 'version']).execute()
  await db.schema
    .createTable('standards_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('ultimaVersion', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('actualizadoEn', 'bigint')
    .execute()
  await sql`insert into standards_state (id, version, "ultimaVersion", total) values (1, 0, 0, 0)`.execute(db)
}
