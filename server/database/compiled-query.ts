import { type Compilable, type CompiledQuery, type QueryResult, SelectQueryNode } from 'kysely'
import { directRead } from './sqlite.ts'
import type { Db } from './tables.ts'

/**
 * A query that is compiled once an engine and then only run: building and compiling it anew costs more than SQLite
 * needs to answer it. `build` gets stand-ins for its parameters and must use each of them once, in their order.
 */
export function compiledQuery<Row, const Names extends readonly string[]>(
  names: Names,
  build: (db: Db, standIns: { [Place in keyof Names]: never }) => Compilable<Row>,
): (db: Db, values: { [Place in keyof Names]: string | number }) => Promise<QueryResult<Row>> {
  const byEngine = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, values) => {
    const engine = db.getExecutor().adapter.constructor
    let compiled = byEngine.get(engine)
    if (!compiled) {
      compiled = build(db, names as never).compile()
      byEngine.set(engine, compiled)
    }
    const read = SelectQueryNode.is(compiled.query) ? directRead(db) : undefined
    if (read) return { rows: read(compiled.sql, values) as Row[] }
    return db.executeQuery({ ...compiled, parameters: values })
  }
}
