import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { refusals } from '../contract/refusals.ts'
import { passedEnvironment } from '../lab/testing/passed-environment.ts'
import { openPostgres } from '../server/database/postgres.ts'
import { openTestDatabase, type TestDatabase } from '../server/testing/test-database.ts'
import { call } from './call.ts'
import { openLine } from './cut-line.ts'
import { orderRecord } from './seed-orders.ts'
import { startNode } from './start-node.ts'

const silent = 'La base de datos no responde. Vuelve a intentarlo enseguida.\n'
const closed = 'No se puede abrir la base de datos. Revisa que esté disponible y que DATABASE_URL sea correcta.\n'

describe('PostgreSQL falls silent under a command, its network dropping all packets', { timeout: 120_000 }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-silent-'))
  const orders = join(dir, 'ordenes.json')
  const standards = join(dir, 'patrones.json')
  const backup = join(dir, 'respaldo.gz')
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    writeFileSync(orders, JSON.stringify(Array.from({ length: 50 }, (_, place) => orderRecord(`OS-${place}`))))
    const names = ['Descripcion', 'Marca', 'Calibrado', 'Proxima', 'Informe']
    const row = (place: number) => ({
      ...Object.fromEntries(names.map((name) => [name, 'x'])),
      Identificacion: `PM-${place}`,
    })
    writeFileSync(standards, JSON.stringify(Array.from({ length: 500 }, (_, place) => row(place))))
  })
  afterAll(async () => {
    await database.close()
    rmSync(dir, { recursive: true })
  })

  /** A line of its own to the database, and the database's address over it. */
  const openOwnLine = async ({ onTestFinished }: TestContext) => {
    const url = new URL(database.url ?? '')
    const line = await openLine({ host: url.hostname, port: Number(url.port) })
    onTestFinished(line.close)
    url.port = String(line.port)
    return { line, url: url.href }
  }
  const run = async (url: string, words: string[]) => {
    const env = { ...passedEnvironment, DATA_DIR: dir, DATABASE_URL: url }
    const child = spawn(process.execPath, ['lab/main.ts', ...words], { env })
    let complaints = ''
    child.stderr.on('data', (piece) => {
      complaints += piece
    })
    const [code] = await once(child, 'close')
    return { code: code as number | null, complaints }
  }

  test.concurrent.for([
    { words: ['ordenes', 'importar', orders], from: 'kysely_migration', says: closed },
    { words: ['ordenes', 'importar', orders], from: 'insert into "audit"' },
    { words: ['patrones', 'importar', standards], from: 'insert into standards' },
    { words: ['respaldo', 'crear', backup], from: 'from "orders"' },
    { words: ['ordenes', 'listar'], from: 'from "orders"' },
  ])(
    '$words.0 $words.1, from its first $from on: ends with 1 and one sentence',
    async ({ words, from, says = silent }, context) => {
      const { line, url } = await openOwnLine(context)
      line.swallow(from)
      expect(await run(url, words)).toEqual({ code: 1, complaints: says })
    },
  )

  test.concurrent('the ERP’s import, from its first insert on: 503, and the server answers again', async (context) => {
    const { line, url } = await openOwnLine(context)
    const token = 'clave-del-erp-0123456789'
    const node = await startNode({ DATA_DIR: dir, DATABASE_URL: url, ERP_TOKEN: token })
    context.onTestFinished(async () => void (await node.end('SIGKILL')))
    line.swallow('insert into standards')
    const answer = await fetch(`${node.url}/api/erp/patrones`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: readFileSync(standards),
    })
    expect([answer.status, await answer.json()]).toEqual([503, { error: refusals.databaseAway.error }])
    await line.mend()
    await context.expect
      .poll(async () => (await call(`${node.url}/api/salud`, 'GET')).status, { timeout: 20_000 })
      .toBe(200)
  })

  test.concurrent('which ends no statement that takes long, and no transaction that pauses', async (context) => {
    const { url } = await openOwnLine(context)
    const db = openPostgres(url, 'commands')
    context.onTestFinished(() => db.destroy())
    const told = await db.transaction().execute(async (tx) => {
      await sql`select pg_sleep(17)`.execute(tx)
      await wait(17_000)
      return sql<{ told: string }>`select 'at last' as told from pg_sleep(17)`.execute(tx)
    })
    expect(told.rows).toEqual([{ told: 'at last' }])
  })

  test.concurrent('and ends one whose answer alone was lost, while others are answered', async (context) => {
    const { line, url } = await openOwnLine(context)
    const db = openPostgres(url, 'commands')
    context.onTestFinished(() => db.destroy())
    line.swallow('lost')
    const answer = expect(sql`select 'lost'`.execute(db)).rejects.toThrow('PostgreSQL is silent')
    await wait(1000)
    await line.mend()
    await answer
  })
})
