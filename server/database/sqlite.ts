import { closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import { rememberAddress } from './database-address.ts'
import type { Db, Tables } from './tables.ts'

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
const patienceMilliseconds = 10_000

/** What `make` gives for an SQL text, made once for each of the first 200 texts. */
function keptBySql<Made>(make: (sql: string) => Made): (sql: string) => Made {
  const kept = new Map<string, Made>()
  return (sql) => {
    const known = kept.get(sql)
    if (known) return known
    const made = make(sql)
    if (kept.size < keptStatements) kept.set(sql, made)
    return made
  }
}

const nothingDone = { changes: 0, lastInsertRowid: 0 }

function adapt(database: DatabaseSync, close: () => void): SqliteDatabase {
  const statement = keptBySql((sql) => {
    const made = database.prepare(sql)
    return {
      reader: made.columns().length > 0,
      all: (values: readonly unknown[]) => made.all(...sqlValues(values)),
      run: (values: readonly unknown[]) => made.run(...sqlValues(values)),
      // A kept statement cannot be stepped twice at once.
      iterate: (values: readonly unknown[]) =>
        database.prepare(sql).iterate(...sqlValues(values)) as IterableIterator<never>,
    }
  })
  const rollback = statement('rollback')
  // SQLite has rolled back by itself where the disk is full; complaining that nothing is left to do would hide why.
  const rollbackIfOpen = { ...rollback, run: () => (database.isTransaction ? rollback.run([]) : nothingDone) }
  return {
    close,
    // begin immediate: a deferred transaction that read first fails at once, without waiting, if another process wrote.
    prepare: (sql) => (sql === 'rollback' ? rollbackIfOpen : statement(sql === 'begin' ? 'begin immediate' : sql)),
  }
}

/**
 * SQLite can take back a change of the schema, which kysely does not count on. So a migration happens whole or not at
 * all, also when its process is killed, and one of two processes that start at once waits for the other.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
class TransactionalDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

type DirectRead = (sql: string, values: readonly (string | number)[]) => unknown[]
const directReads = new WeakMap<object, DirectRead>()

/**
 * Answers a select on the spot, over a connection of its own that sees what is committed: a page of a table so costs
 * a third less processor than by way of kysely's turns on the one connection, and never waits for a transaction
 * of ours. Undefined for a transaction, PostgreSQL and a database in memory.
 */
export const directRead = (db: Db): DirectRead | undefined => directReads.get(db)

function rowOf(names: readonly string[], cells: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [place, name] of names.entries()) row[name] = cells[place]
  return row
}

function openReader(file: string): { read: DirectRead; close: () => void } {
  const database = new DatabaseSync(file, { readOnly: true, timeout: patienceMilliseconds })
  const reading = keptBySql((sql) => {
    const statement = database.prepare(sql)
    // node:sqlite's own row objects are dictionaries: slower to make, and to write as JSON, than those of `rowOf`.
    statement.setReturnArrays(true)
    const names = statement.columns().map(({ name }) => name)
    return (values: readonly SQLInputValue[]) =>
      (statement.all(...values) as unknown as unknown[][]).map((cells) => rowOf(names, cells))
  })
  return { read: (sql, values) => reading(sql)(values), close: () => database.close() }
}

/**
 * Whoever can read the file has every order's link: it is its owner's alone, as SQLite then makes the files beside it.
 */
function createPrivate(file: string): void {
  if (file !== ':memory:' && !existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}

/** A SQLite file (or ':memory:'): WAL, every commit on disk, 10 s of patience while another process writes. */
export function openSqlite(file: string): Db {
  createPrivate(file)
  const database = new DatabaseSync(file, { timeout: patienceMilliseconds })
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
  `)
  // A database in memory belongs to its one connection.
  const reader = file === ':memory:' ? undefined : openReader(file)
  const close = () => {
    reader?.close()
    database.close()
  }
  const db: Db = new Kysely<Tables>({ dialect: new TransactionalDialect({ database: adapt(database, close) }) })
  if (reader) directReads.set(db, reader.read)
  if (reader) rememberAddress(db, { engine: 'sqlite', where: file })
  return db
}
