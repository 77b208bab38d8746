import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { compiledQuery } from './compiled-query.ts'
import { directRead } from './sqlite.ts'

const hashOf = compiledQuery(['id'], (db, [id]) => db.selectFrom('audit_head').select('hash').where('id', '=', id))
const moveTo = compiledQuery(['hash', 'id'], (db, [hash, id]) =>
  db.updateTable('audit_head').set({ hash }).where('id', '=', id),
)

for (const engine of engines) {
  describe(`a query compiled once, on ${engine}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'certeza-query-'))
    let database: TestDatabase
    beforeAll(async () => {
      // A file: in memory there is no second connection.
      database = await openTestDatabase(engine, join(folder, 'certeza.db'))
    })
    afterAll(async () => {
      await database.close()
      rmSync(folder, { recursive: true })
    })

    test('reads what is committed, and inside a transaction what that wrote', async () => {
      const { db } = database
      const seen: unknown[] = []
      const note = async (from: typeof db) => seen.push((await hashOf(from, [1])).rows[0]?.hash)
      await moveTo(db, ['first', 1])
      await note(db)
      await db.transaction().execute(async (tx) => {
        await moveTo(tx, ['second', 1])
        await note(tx)
        // From outside: on PostgreSQL another connection of the pool, on SQLite the one that only reads.
        await note(db)
      })
      await note(db)
      expect(seen).toEqual(['first', 'second', 'first', 'second'])
    })

    test('writes nothing that is rolled back', async () => {
      const { db } = database
      await moveTo(db, ['kept', 1])
      const failing = db.transaction().execute(async (tx) => {
        await moveTo(tx, ['lost', 1])
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      expect((await hashOf(db, [1])).rows).toEqual([{ hash: 'kept' }])
    })

    test(`reads ${engine === 'sqlite' ? 'over a connection of its own' : 'like any query'}`, () => {
      expect(directRead(database.db) !== undefined).toBe(engine === 'sqlite')
    })
  })
}
