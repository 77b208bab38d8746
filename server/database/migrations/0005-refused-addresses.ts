import { type Kysely, sql } from 'kysely'

/** A mail of several addresses keeps which of them it has not reached yet, and which were refused for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['porEnviar', 'rechazadas'])
    await db.schema.alterTable('outbox').addColumn(column, 'text').execute()
  await db.schema
    .createIndex('outbox_refused')
    .on('outbox')
    .column('creadoEn')
    .where(sql.ref('rechazadas'), 'is not', null)
    .execute()
  // One mailbox however its letters are written: the index on the bare address was not asked.
  await db.schema.dropIndex('messages_sender').execute()
  await sql`create index messages_sender on messages (lower(email), "recibidoEn")`.execute(db)
}
