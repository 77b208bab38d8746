import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openParts } from './open-parts.ts'
import { readSettings } from './settings.ts'
import { StartError } from './start-error.ts'
import { openTestDatabase } from './testing/test-database.ts'

describe('opening the database', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'certeza-open-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  const open = (DATA_DIR: string, more = {}) =>
    openParts(readSettings({ DATA_DIR, ...more }), () => Temporal.Now.instant())
  const withPostgres = (change: (url: URL) => void) => {
    const url = new URL(inject('postgresUrl'))
    change(url)
    return open(dir, { DATABASE_URL: url.href })
  }

  test('makes folder and file; the file is its owner’s alone', async () => {
    const dataDir = join(dir, 'a', 'b')
    const { db } = await open(dataDir)
    for (const end of ['', '-wal', '-shm'])
      expect(statSync(join(dataDir, `certeza.db${end}`)).mode & 0o777, end).toBe(0o600)
    await db.destroy()
  })

  const refused: [name: string, attempt: () => Promise<unknown>, sentence: RegExp][] = [
    ['a folder that cannot be made', () => open('/proc/certeza'), /^No se puede escribir en la carpeta de datos .*\.$/],
    [
      'a file for a folder',
      () => {
        writeFileSync(join(dir, 'f'), '')
        return open(join(dir, 'f', 'datos'))
      },
      /^No se puede escribir en la carpeta de datos .*\.$/,
    ],
    [
      'what is no database',
      () => {
        writeFileSync(join(dir, 'certeza.db'), 'x'.repeat(9000))
        return open(dir)
      },
      /certeza\.db está dañado o no es de Certeza\. Pon .*\.$/,
    ],
    [
      'a folder in the place of the database',
      () => {
        mkdirSync(join(dir, 'certeza.db'))
        return open(dir)
      },
      /^No se puede abrir la base de datos\..*\.$/,
    ],
    [
      'a PostgreSQL that has no such database',
      () => withPostgres((url) => Object.assign(url, { pathname: '/nohay' })),
      /DATABASE_URL sea correcta\.$/,
    ],
    [
      'a PostgreSQL that does not know the user',
      () => withPostgres((url) => Object.assign(url, { username: 'nadie' })),
      /\(.*nadie.*\)\. .*DATABASE_URL sea correcta\.$/,
    ],
    [
      'a PostgreSQL that speaks no TLS where the address asks for it',
      () => withPostgres((url) => url.searchParams.set('sslmode', 'verify-full')),
      /\(The server does not support SSL connections\)\. .*DATABASE_URL sea correcta\.$/,
    ],
    [
      'a PostgreSQL in which we may make no table',
      async () => {
        const database = await openTestDatabase('postgres')
        onTestFinished(database.close)
        const user = `sin_derecho_${randomBytes(4).toString('hex')}`
        const tables = 'revoke create on schema public from public; drop table kysely_migration, kysely_migration_lock'
        await sql.raw(`create role ${user} login; ${tables}`).execute(database.db)
        onTestFinished(async () => void (await sql.raw(`drop role ${user}`).execute(database.db)))
        return withPostgres((url) => Object.assign(url, { href: database.url, username: user }))
      },
      /\(permission denied for schema public\)\. .*DATABASE_URL sea correcta\.$/,
    ],
  ]
  test.each(refused)('refuses %s in one sentence', async (_name, attempt, sentence) => {
    const error = await attempt().catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(StartError)
    expect(String(error instanceof StartError && error.message)).toMatch(sentence)
  })

  // Root may write everything.
  test.skipIf(process.getuid?.() === 0)('refuses a database that it may only read', async () => {
    await (await open(dir)).db.destroy()
    chmodSync(join(dir, 'certeza.db'), 0o400)
    await expect(open(dir)).rejects.toThrow(/^No se puede escribir en .*certeza\.db\./)
  })
})
