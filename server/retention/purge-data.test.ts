import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listChanges } from '../audit/audit-store.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { keepMessage, keepQuestion } from '../contact/keep-message.ts'
import { referenceSchema } from '../database/backup/reference-schema.ts'
import { askForNewsletter } from '../newsletter/subscribe.ts'
import { answerSurvey } from '../orders/calls/answer-survey.ts'
import { confirmOrder } from '../orders/calls/confirm-order.ts'
import { saveBilling } from '../orders/calls/save-billing.ts'
import { saveInstrument } from '../orders/calls/save-instrument.ts'
import { reopenOrder } from '../orders/corrections/reopen-order.ts'
import { lockToPurge, ordersToPurge } from '../orders/purge-orders.ts'
import { standingOrders } from '../orders/standing-order-store.ts'
import { seedOrder, testInstrument } from '../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'
import { purgeData, purgeKinds } from './purge-data.ts'

const before = Temporal.Instant.from('2021-06-01T00:00:00-06:00')
const long = { abiertaEn: '2021-03-02T10:00:00-06:00', fechaLimite: '2021-03-04T18:00:00-06:00' }

/** Whose texts all hold `mark`. */
async function orderOf({ db, parts }: TestApp, OrdenServicio: string, mark: string, dates = {}) {
  const instruments = [testInstrument(1, { Serie: mark, PuntosEsp: mark })]
  const billing = { Empresa: `Empresa ${mark}`, Correo: `${mark}@x.example`, RFC: mark }
  const { idOrden } = await seedOrder(db, { OrdenServicio, billing, instruments, ...dates })
  await saveBilling(parts, idOrden, { Direccion: `Calle ${mark}` })
  await saveInstrument(parts, { idOrden, idDatoCert: '48211' }, { Marca: mark })
  return idOrden
}

async function fill(kit: TestApp): Promise<void> {
  const { parts, db } = kit
  kit.setNow('2021-03-02T11:00:00-06:00')
  const confirmed = await orderOf(kit, 'OS-1', 'VIEJO', long)
  await answerSurvey(parts, confirmed, { califica: 4, comentarios: 'VIEJO' })
  await confirmOrder(parts, confirmed)
  await reopenOrder(parts, 'OS-1', { note: { como: 'VIEJO', motivo: 'VIEJO' } })
  await saveBilling(parts, confirmed, { Empresa: 'Otra VIEJO' })
  await confirmOrder(parts, confirmed)
  await orderOf(kit, 'OS-2', 'VIEJO', long)
  await orderOf(kit, 'OS-3', 'ABIERTO', { ...long, fechaLimite: '2099-01-01T18:00:00-06:00' })
  await orderOf(kit, 'OS-4', 'MOVIDO', long)
  await keepMessage(parts, {
    tipo: 'contacto',
    nombre: 'VIEJO',
    email: 'VIEJO@x.example',
    mensaje: 'VIEJO',
    OrdenServicio: undefined,
    sospecha: undefined,
  })
  await keepQuestion(parts, { OrdenServicio: 'OS-1', Empresa: 'VIEJO', Correo: 'VIEJO@x.example', mensaje: 'VIEJO' })
  for (const who of ['baja', 'nunca', 'queda'])
    await askForNewsletter(parts, `${who === 'queda' ? 'suscrito' : 'viejo'}-${who}@x.example`)
  await db.updateTable('newsletter').set({ estado: 'baja' }).where('email', '=', 'viejo-baja@x.example').execute()
  await db
    .updateTable('newsletter')
    .set({ estado: 'suscrito' })
    .where('email', '=', 'suscrito-queda@x.example')
    .execute()
  await db.updateTable('outbox').set({ estado: 'enviado' }).execute()
  kit.setNow('2026-12-01T10:00:00-06:00')
  // Expired long ago, but somebody gave it more time since.
  await reopenOrder(parts, 'OS-4', { hasta: Temporal.Instant.from('2026-12-04T18:00:00-06:00'), note: {} })
  await orderOf(kit, 'OS-5', 'NUEVO')
}

async function everything({ db }: TestApp): Promise<string> {
  let text = ''
  for (const { name } of await referenceSchema())
    text += JSON.stringify((await sql`select * from ${sql.table(name)} order by 1, 2`.execute(db)).rows)
  return text
}

for (const engine of engines) {
  describe(`datos depurar on ${engine}`, () => {
    let kit: TestApp
    let folder: string
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'certeza-purge-'))
      kit = await startTestApp(engine, { DATA_DIR: folder }, join(folder, 'certeza.db'))
      mkdirSync(join(folder, 'correo'))
      for (const day of ['20210301', '20210601', '20261201'])
        writeFileSync(join(folder, 'correo', `${day}T120000000Z-abc.eml`), 'x')
      // Somebody else's: no mail of ours is named so.
      writeFileSync(join(folder, 'correo', '2020 acta.eml'), 'x')
      await fill(kit)
    })
    afterEach(async () => {
      await kit.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const purge = (forGood: boolean, kinds = purgeKinds as readonly (typeof purgeKinds)[number][]) =>
      purgeData(kit.parts, { before, kinds, forGood })
    const counts = { mensajes: 2, boletin: 2, ordenes: 2, archivos: 1 }

    test('says first what it would remove, and removes nothing', async () => {
      const stored = await everything(kit)
      expect(await purge(false)).toMatchObject(counts)
      expect(await everything(kit)).toBe(stored)
      expect(readdirSync(join(folder, 'correo'))).toHaveLength(4)
    })

    test('removes just that; the log still verifies; again there is nothing left', async () => {
      const would = await purge(false)
      expect(await purge(true)).toEqual(would)
      const left = await everything(kit)
      expect(left).not.toMatch(/viejo/i)
      for (const mark of ['ABIERTO', 'MOVIDO', 'NUEVO', 'suscrito-queda@x.example', 'OS-1', 'OS-2'])
        expect(left).toContain(mark)
      expect(readdirSync(join(folder, 'correo')).sort()).toEqual([
        '2020 acta.eml',
        '20210601T120000000Z-abc.eml',
        '20261201T120000000Z-abc.eml',
      ])
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
      const changes = await listChanges(kit.db, 0, 1000)
      expect(changes.filter(({ tipo }) => tipo === 'depuracion').map(({ OrdenServicio }) => OrdenServicio)).toEqual([
        'OS-1',
        'OS-2',
      ])
      const nothing = { mensajes: 0, boletin: 0, ordenes: 0, entradas: 0, correos: 0, archivos: 0 }
      expect(await purge(true)).toEqual(nothing)
      const survey = await kit.db.selectFrom('surveys').select(['califica', 'comentarios']).execute()
      expect(survey).toEqual([{ califica: 4, comentarios: '' }])
    })

    test('an order that was opened again since it was listed is not held for erasing', async () => {
      const { value: numbers = [] } = await ordersToPurge(kit.db, before)[Symbol.asyncIterator]().next()
      expect(numbers).toEqual(['OS-1', 'OS-2'])
      await reopenOrder(kit.parts, 'OS-2', { hasta: Temporal.Instant.from('2026-12-04T18:00:00-06:00'), note: {} })
      expect(await kit.db.transaction().execute((tx) => lockToPurge(tx, numbers, before))).toEqual(['OS-1'])
    })

    test('an order that was purged still opens, blank', async () => {
      await purge(true)
      const { idOrden } = await kit.db
        .selectFrom('orders')
        .select('idOrden')
        .where('OrdenServicio', '=', 'OS-1')
        .executeTakeFirstOrThrow()
      const reply = await kit.app.inject({ method: 'POST', url: '/api/datos-certificado', payload: { idOrden } })
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toMatchObject({
        OrdenServicio: 'OS-1',
        Empresa: '',
        confirmed: true,
        data: [{ idDatoCert: '48211', Serie: '' }],
      })
    })

    test('only one kind, where one is asked for', async () => {
      expect(await purge(true, ['mensajes'])).toEqual({
        mensajes: 2,
        boletin: 0,
        ordenes: 0,
        entradas: 0,
        correos: 0,
        archivos: 0,
      })
      expect(await everything(kit)).toContain('Empresa VIEJO')
      const sent = await kit.db.selectFrom('outbox').select('id').where('estado', '=', 'enviado').execute()
      const { correos } = await purge(true, ['ordenes'])
      expect(correos).toBeGreaterThan(0)
      expect(await kit.db.selectFrom('outbox').select('id').where('estado', '=', 'enviado').execute()).toHaveLength(
        sent.length - correos,
      )
    })

    test('a mail that has not left, and a notice to the ERP, stay', async () => {
      await kit.db.updateTable('outbox').set({ estado: 'pendiente' }).where('OrdenServicio', 'is', null).execute()
      await kit.db
        .updateTable('outbox')
        .set({ estado: 'enviado', motivo: 'aviso-erp', OrdenServicio: null })
        .where('OrdenServicio', '=', 'OS-1')
        .execute()
      const stored = await kit.db.selectFrom('outbox').select('id').execute()
      expect((await purge(true)).correos).toBe(0)
      expect(await kit.db.selectFrom('outbox').select('id').execute()).toEqual(stored)
    })

    if (engine === 'sqlite')
      test('nothing of it is left in the bytes of the files', async () => {
        const bytes = () =>
          ['', '-wal']
            .map((end) => join(folder, `certeza.db${end}`))
            .filter(existsSync)
            .map((file) => readFileSync(file).toString('latin1'))
            .join('')
        expect(bytes()).toContain('VIEJO')
        await purge(true)
        expect(bytes()).not.toContain('VIEJO')
        expect(bytes()).toContain('NUEVO')
      })
  })
}
