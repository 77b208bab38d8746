import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { engines, openTestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

test.each(engines)('a migration that fails in its middle leaves nothing of itself behind, on %s', async (engine) => {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-migrate-'))
  const database = await openTestDatabase(engine, join(dir, 'certeza.db'))
  onTestFinished(async () => {
    await database.close()
    rmSync(dir, { recursive: true })
  })
  const { db } = database
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name).sort()
  const all = await tables()
  for (const name of all)
    await sql`drop table ${sql.table(name)} ${sql.raw(engine === 'postgres' ? 'cascade' : '')}`.execute(db)
  await sql`delete from kysely_migration`.execute(db)

  // Made by the second migration, after others.
  await sql`create table newsletter (x text)`.execute(db)
  await expect(migrate(database)).rejects.toThrow(/newsletter/)
  expect(await tables()).toEqual(['newsletter'])
  await sql`drop table newsletter`.execute(db)
  await migrate(database)
  expect(await tables()).toEqual(all)
})
