import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { findNearIdentifiers } from './near-identifiers.ts'
import { listStandards, listStandardsByKey, listVersion } from './standard-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('sqlite')
})
afterAll(() => database.close())

// What PostgreSQL does depends on its statistics; the benchmark shows it.
test.each([
  {
    name: 'a page',
    read: () => listStandards(database.db, 3, 10),
    by: 'PRIMARY KEY (version=? AND posicion>? AND posicion<?)',
  },
  {
    name: 'a part of the whole list',
    read: () => listVersion(database.db, 1, 1, 500),
    by: 'PRIMARY KEY (version=? AND posicion>? AND posicion<?)',
  },
  {
    name: 'an exact search',
    read: () => listStandardsByKey(database.db, 'pm-1', 1, 10),
    by: 'INDEX standards_key (clave=?',
  },
  {
    name: 'near identifiers',
    read: () => findNearIdentifiers(database.db, 'pm-1'),
    by: 'INDEX standards_near (claveSuelta>? AND claveSuelta<?)',
  },
])('$name never reads the list through', async ({ read, by }) => {
  const run = vi.spyOn(database.db, 'executeQuery')
  await read()
  const queries = run.mock.calls.map(([query]) => query as CompiledQuery)
  run.mockRestore()
  expect(queries.length).toBeGreaterThan(0)
  for (const query of queries) {
    const { rows } = await database.db.executeQuery({ ...query, sql: `explain query plan ${query.sql}` })
    const steps = rows.map((row) => (row as { detail: string }).detail).filter((detail) => /\bstandards\b/.test(detail))
    for (const step of steps) expect(step).toContain(by)
    expect(steps).toHaveLength(1)
  }
})
