import type { Db } from './tables.ts'

/** Where a database is, so that another thread can open it too. */
export interface DatabaseAddress {
  engine: 'sqlite' | 'postgres'
  /** The SQLite file, or the postgres:// address. */
  where: string
}

const addresses = new WeakMap<object, DatabaseAddress>()

export const rememberAddress = (db: Db, address: DatabaseAddress) => {
  addresses.set(db, address)
}

/** Undefined for a database in memory, which nobody else can open, and for a transaction. */
export const addressOf = (db: Db): DatabaseAddress | undefined => addresses.get(db)
