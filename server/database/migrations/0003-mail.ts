import type { Kysely } from 'kysely'

/** Mails get an HTML part and attachments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('html', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('adjuntos', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  // Who stored a thousand mails at once stored them due at once: without the id each claim would sort what is left.
  await db.schema.dropIndex('outbox_due').execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['estado', 'proximoEn', 'id']).execute()
}
