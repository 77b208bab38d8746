import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { keepMessage } from '../../contact/keep-message.ts'
import { askForNewsletter } from '../../newsletter/subscribe.ts'
import { answerSurvey } from '../../orders/calls/answer-survey.ts'
import { confirmOrder } from '../../orders/calls/confirm-order.ts'
import { saveBilling } from '../../orders/calls/save-billing.ts'
import { reopenOrder } from '../../orders/corrections/reopen-order.ts'
import { replaceLink } from '../../orders/corrections/replace-link.ts'
import { standingOrders } from '../../orders/standing-order-store.ts'
import { importStandards } from '../../standards/import-standards.ts'
import { seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { migrationNames } from '../migrate.ts'
import { type Engine, openAddress } from '../open.ts'
import type { Db } from '../tables.ts'
import { createBackup } from './create-backup.ts'
import { referenceSchema } from './reference-schema.ts'
import { restoreBackup } from './restore-backup.ts'

const options = { version: '0.1.0', creadoEn: '2026-12-01T10:00:00-06:00' }
const contact = { tipo: 'contacto', nombre: 'Ñandú', email: 'a@b.example', OrdenServicio: undefined } as const

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certeza-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Every row of every table of the schema, in one order on both engines. */
async function everyRow(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await referenceSchema()
  const rows: Record<string, unknown[]> = {}
  for (const { name, columns } of tables) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    const lines = found.rows.map((row) => JSON.stringify(columns.map((column) => row[column])))
    rows[name] = lines.toSorted()
  }
  return rows
}

const standard = (Identificacion: string) => ({
  Descripcion: 'Pesas',
  Marca: 'X',
  Identificacion,
  Calibrado: '2026-01-01',
  Proxima: '2027-01-01',
  Informe: '<a href="/i.pdf">I\u2028"</a>',
})

/** Rows in every table, with what JSON, lines and both engines may trip over. */
async function fill({ db, parts }: TestApp): Promise<void> {
  const { idOrden } = await seedOrder(db, { billing: { Direccion: 'línea 1\nlínea 2\u2028"\\', Empresa: '=1+1 😀' } })
  await seedOrder(db, { OrdenServicio: 'OS-2' })
  await saveBilling(parts, idOrden, { CP: '06600' })
  await answerSurvey(parts, idOrden, { califica: 5, comentarios: 'Bien' })
  await confirmOrder(parts, idOrden)
  await reopenOrder(parts, 'OS-2026-0412', { note: { motivo: 'Prueba' } })
  await replaceLink(parts, 'OS-2026-0412', { como: 'Ana' })
  await keepMessage(parts, { ...contact, mensaje: 'Hola\t\u0001', sospecha: undefined })
  await keepMessage(parts, { ...contact, mensaje: 'Otra', sospecha: 'x' })
  await askForNewsletter(parts, 'ana@b.example')
  const rows = ['P-1', '', 'P-3'].map((id, index) => ({ values: standard(id || 'P-2'), renglon: index + 1 }))
  await importStandards(db, rows, { forzar: true }, parts.now())
}

/** A database without a schema. */
async function openNew(engine: Engine): Promise<TestDatabase> {
  const database = await openTestDatabase(engine, join(folder, `${engine}-new.db`))
  const tables = await referenceSchema()
  const names = [...tables.map(({ name }) => name).toReversed(), 'kysely_migration', 'kysely_migration_lock']
  for (const name of names) await sql`drop table ${sql.table(name)}`.execute(database.db)
  return database
}

for (const engine of engines) {
  describe(`a backup from ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(() => kit.reset())
    afterAll(() => kit.close())

    const file = () => join(folder, 'respaldo.gz')
    const backUp = () => createBackup({ db: kit.db, engine }, file(), options)

    test.each(engines)('restored into a new %s holds every row, and new ones follow', async (target) => {
      await fill(kit)
      const before = await everyRow(kit.db)
      for (const [name, rows] of Object.entries(before)) expect(rows.length, name).toBeGreaterThan(0)
      const head = await backUp()
      expect(statSync(file()).mode & 0o777).toBe(0o600)
      const database = await openNew(target)
      expect(await restoreBackup(database, file())).toEqual(head)
      expect(await everyRow(database.db)).toEqual(before)
      expect(await verifyAudit(database.db, standingOrders)).toMatchObject({ ok: true })
      const parts = { ...kit.parts, ...database }
      await keepMessage(parts, { ...contact, mensaje: 'Nueva', sospecha: undefined })
      const ids = await database.db.selectFrom('messages').select('id').orderBy('id').execute()
      expect(ids).toHaveLength(3)
      await database.close()
    })

    test('goes into a database that has its schema already, and never over data', async () => {
      await fill(kit)
      await backUp()
      const target = await startTestApp(engine)
      await restoreBackup(target, file())
      const restored = await everyRow(target.db)
      expect(restored).toEqual(await everyRow(kit.db))
      await expect(restoreBackup(target, file())).rejects.toThrow('La base de datos no está vacía')
      expect(await everyRow(target.db)).toEqual(restored)
      await target.close()
    })

    test('refuses a database with but one row', async () => {
      await backUp()
      const target = await startTestApp(engine)
      await askForNewsletter(target.parts, 'ana@b.example')
      const before = await everyRow(target.db)
      await expect(restoreBackup(target, file())).rejects.toThrow('no está vacía')
      expect(await everyRow(target.db)).toEqual(before)
      await target.close()
    })

    test('never writes over a file, and leaves nothing of one that could not be written', async () => {
      writeFileSync(file(), 'mío')
      await expect(backUp()).rejects.toThrow(`Ya existe ${file()}`)
      expect(readFileSync(file(), 'utf8')).toBe('mío')
      await expect(createBackup(kit, join(folder, 'no', 'x.gz'), options)).rejects.toThrow('No se pudo escribir')
      expect(existsSync(`${file()}.incompleto`)).toBe(false)
    })

    test('is of one moment, whatever is written while it is made', async () => {
      const path = join(folder, 'busy.db')
      const busy = await startTestApp(engine, {}, path)
      await fill(busy)
      const { idOrden } = await seedOrder(busy.db, { OrdenServicio: 'OS-3' })
      const rows = Array.from({ length: 3000 }, (_, index) => ({
        values: standard(`N-${index}`),
        renglon: index + 1,
      }))
      await importStandards(busy.db, rows, { forzar: true }, busy.parts.now())
      // Another connection, as the command line's.
      const db = await openAddress(
        busy.url ? { engine: 'postgres', where: busy.url } : { engine: 'sqlite', where: path },
      )
      const entries = async (from: Db) =>
        (await from.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow()).seq
      const before = await entries(busy.db)
      let writes = 0
      const write = async () => {
        writes += 1
        await saveBilling(busy.parts, idOrden, { Pedido: `W-${writes}` })
      }
      await createBackup({ db, engine }, file(), { ...options, onProgress: write })
      expect(writes).toBeGreaterThan(5)
      expect(await entries(busy.db)).toBe(before + writes)
      const target = await openNew(engine)
      await restoreBackup(target, file())
      expect(await verifyAudit(target.db, standingOrders)).toMatchObject({ ok: true, entradas: before })
      await target.close()
      await db.destroy()
      await busy.close()
    })

    test('of an older schema is brought up to this one; an empty schema of another level gives way', async () => {
      const [first = ''] = migrationNames
      const old = await referenceSchema(first)
      await fill(kit)
      await backUp()
      const [head = '', ...lines] = gunzipSync(readFileSync(file())).toString().split('\n')
      const names = old.map(({ name }) => name)
      const kept: string[] = []
      let places: number[] | undefined
      for (const line of lines.filter(Boolean).slice(0, -1)) {
        const value = JSON.parse(line)
        if (Array.isArray(value)) {
          if (places) kept.push(JSON.stringify(places.map((place) => value[place])))
          continue
        }
        const columnas = old.find(({ name }) => name === value.tabla)?.columns
        places = columnas?.map((column) => value.columnas.indexOf(column))
        if (columnas) kept.push(JSON.stringify({ tabla: value.tabla, columnas }))
      }
      const whole = JSON.parse(head)
      const counts = Object.entries(whole.tablas).filter(([name]) => names.includes(name))
      const oldHead = JSON.stringify({ ...whole, migraciones: [first], tablas: Object.fromEntries(counts) })
      const path = sealed([oldHead, ...kept])
      const target = await startTestApp(engine)
      await restoreBackup(target, path)
      const restored = await everyRow(target.db)
      const before = await everyRow(kit.db)
      for (const name of names) expect(restored[name]).toHaveLength(before[name]?.length ?? 0)
      const entries = await target.db.selectFrom('audit').select(['seq', 'despues', 'hash']).orderBy('seq').execute()
      expect(entries).toEqual(
        await kit.db.selectFrom('audit').select(['seq', 'despues', 'hash']).orderBy('seq').execute(),
      )
      expect(restored.messages).toEqual([])
      await target.close()
    })

    /** A file with these lines and a right end. */
    function sealed(lines: readonly string[]): string {
      const path = join(folder, 'sealed.gz')
      const body = lines.map((line) => `${line}\n`).join('')
      const filas = lines.filter((line) => line.startsWith('[')).length
      const end = JSON.stringify({ fin: true, filas, sha256: digest(body) })
      writeFileSync(path, gzipSync(`${body}${end}\n`))
      return path
    }

    const spoilt: [string, (whole: Buffer) => Buffer | string, RegExp][] = [
      ['cut short', (whole) => whole.subarray(0, whole.length - 20), /incompleto o dañado/],
      ['cut to its half', (whole) => whole.subarray(0, whole.length >> 1), /incompleto o dañado/],
      ['with its end line lost', (whole) => gzipSync(linesOf(whole).slice(0, -1).join('\n').concat('\n')), /dañado/],
      ['with a row lost', (whole) => gzipSync(linesOf(whole).toSpliced(3, 1).join('\n').concat('\n')), /dañado/],
      ['with a value changed', (whole) => gzipSync(gunzipSync(whole).toString().replace('06600', '06601')), /dañado/],
      ['followed by another', (whole) => Buffer.concat([whole, whole]), /dañado/],
      ['that is text', () => 'hola', /no es un respaldo de Certeza/],
      ['that is empty', () => '', /no es un respaldo|dañado/],
      ['that is other JSON', () => gzipSync('{"a":1}\n'), /no es un respaldo de Certeza/],
      [
        'of a newer program',
        (whole) => gzipSync(gunzipSync(whole).toString().replace('"0001-orders"', '"9999-x"')),
        /más nueva/,
      ],
    ]
    test.each(spoilt)('%s is refused, and nothing is restored', async (_, spoil, sentence) => {
      await fill(kit)
      await backUp()
      const path = join(folder, 'spoilt.gz')
      writeFileSync(path, spoil(readFileSync(file())))
      const target = await openNew(engine)
      await expect(restoreBackup(target, path)).rejects.toThrow(sentence)
      const again = await restoreBackup(target, file())
      expect(again.tablas.orders).toBe(2)
      await target.close()
    })

    test('with a table that is not ours is refused', async () => {
      await backUp()
      const [head = '', ...lines] = linesOf(readFileSync(file()))
      const named = JSON.parse(head)
      const path = sealed([
        JSON.stringify({ ...named, tablas: { ...named.tablas, usuarios: 0 } }),
        ...lines.filter((line) => !line.startsWith('{"fin"')),
        '{"tabla":"usuarios","columnas":["id"]}',
      ])
      const target = await openNew(engine)
      await expect(restoreBackup(target, path)).rejects.toThrow(/no tiene las tablas de su versión/)
      await target.close()
    })
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const linesOf = (whole: Buffer) => gunzipSync(whole).toString().trimEnd().split('\n')
