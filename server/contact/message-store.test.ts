import { type CompiledQuery, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { engines, openTestDatabase } from '../testing/test-database.ts'
import { countMessagesFrom } from './message-store.ts'

test.each(engines)('messages of one mailbox are counted without reading all of them, on %s', async (engine) => {
  const database = await openTestDatabase(engine)
  onTestFinished(() => database.close())
  const { db } = database
  const asked: CompiledQuery[] = []
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await countMessagesFrom(watched, 'Ana@Cliente.example', Temporal.Instant.from('2026-12-01T10:00:00-06:00'))
  const [query = expect.fail('no query')] = asked
  const rows = await db.transaction().execute(async (tx) => {
    // An empty table is read through otherwise.
    if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(tx)
    const explain = engine === 'postgres' ? 'explain' : 'explain query plan'
    return (await tx.executeQuery({ ...query, sql: `${explain} ${query.sql}` })).rows
  })
  expect(JSON.stringify(rows)).toMatch(
    engine === 'postgres'
      ? /messages_sender.*Index Cond: .*lower\(email\) = .*recibidoEn/
      : /INDEX messages_sender \(<expr>=\? AND recibidoEn>\?\)/,
  )
})
