import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import type { Tables } from './tables.ts'

/** As node:sqlite takes them. An object is refused: the first one would be taken for named parameters, silently. */
function sqlValues(values: readonly unknown[]): SQLInputValue[] {
  return values.map((value) => {
    if (value === undefined) return null
    if (typeof value === 'boolean') return value ? 1 : 0
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
      return value
    if (value instanceof Uint8Array) return value
    throw new TypeError(`A ${typeof value} cannot be a value in SQL`)
  })
}

const keptStatements = 200

function adapt(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, StatementSync>()
  const statement = (sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    const made = database.prepare(sql)
    if (kept.size < keptStatements) kept.set(sql, made)
    return made
  }
  return {
    close: () => database.close(),
    prepare: (asked) => {
      // begin immediate: a deferred transaction that read first fails at once, without waiting, if another process wrote.
      const sql = asked === 'begin' ? 'begin immediate' : asked
      const made = statement(sql)
      return {
        reader: made.columns().length > 0,
        all: (values) => made.all(...sqlValues(values)),
        run: (values) => made.run(...sqlValues(values)),
        // A kept statement cannot be stepped twice at once.
        iterate: (values) => database.prepare(sql).iterate(...sqlValues(values)) as IterableIterator<never>,
      }
    },
  }
}

/** A SQLite file (or ':memory:'): WAL, every commit on disk, 10 s of patience while another process writes. */
export function openSqlite(file: string): Kysely<Tables> {
  const database = new DatabaseSync(file)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma busy_timeout = 10000;
    pragma foreign_keys = on;
  `)
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) }) })
}
