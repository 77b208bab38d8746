import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { enqueueMail, type Mail } from './enqueue-mail.ts'

const now = Temporal.Instant.from('2026-12-01T10:00:00-06:00')
const mail: Mail = {
  clave: 'recibo:OS-1',
  para: 'ana@cliente.example',
  asunto: 'Recibimos tus datos',
  texto: 'Hola\n',
  motivo: 'recibo',
  OrdenServicio: 'OS-1',
}

const refused: { name: string; change: Partial<Mail> }[] = [
  { name: 'a line break in para', change: { para: 'a@b.example\r\nBcc: c@d.example' } },
  { name: 'a line break in asunto', change: { asunto: 'Hola\nBcc: c@d.example' } },
  { name: 'a carriage return in responderA', change: { responderA: 'a@b.example\rX: y' } },
  { name: 'a line break in a header', change: { encabezados: { 'List-Unsubscribe': '<https://x>\r\nBcc: c@d' } } },
  { name: 'a line break in a header name', change: { encabezados: { 'X\r\nBcc': 'c@d.example' } } },
  { name: 'NUL', change: { asunto: 'Hola\0' } },
]

for (const engine of engines) {
  describe(`enqueueMail on ${engine}`, () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await openTestDatabase(engine)
    })
    beforeEach(() => database.reset())
    afterAll(() => database.close())
    const enqueue = (change: Partial<Mail> = {}) =>
      database.db.transaction().execute((tx) => enqueueMail(tx, { ...mail, ...change }, now))
    const rows = () => database.db.selectFrom('outbox').selectAll().execute()

    test('stores one mail a key', async () => {
      expect(await enqueue()).toBe(true)
      expect(await enqueue({ asunto: 'Otro' })).toBe(false)
      expect(await rows()).toMatchObject([
        { clave: 'recibo:OS-1', asunto: 'Recibimos tus datos', estado: 'pendiente', proximoEn: now.epochMilliseconds },
      ])
    })

    test('stores all of a mail, and blanks for what it has not', async () => {
      const instant = now.epochMilliseconds
      const { OrdenServicio: _, ...bare } = mail
      const adjuntos = [{ nombre: 'a.ics', tipo: 'text/calendar', texto: 'X' }]
      const full = {
        ...mail,
        clave: 'b',
        responderA: 'x@y.example',
        html: '<p>',
        adjuntos,
        encabezados: { 'X-A': 'b' },
      }
      for (const each of [bare, full]) await database.db.transaction().execute((tx) => enqueueMail(tx, each, now))
      const waiting = { estado: 'pendiente', intentos: 0, creadoEn: instant, proximoEn: instant }
      const nothing = { porEnviar: null, rechazadas: null, reservadoHasta: null, enviadoEn: null, ultimoError: null }
      const blanks = { responderA: null, html: '', adjuntos: '[]', encabezados: '{}', OrdenServicio: null }
      expect((await rows()).map(({ id: _, ...row }) => row)).toEqual([
        { ...bare, ...blanks, ...waiting, ...nothing },
        { ...full, adjuntos: JSON.stringify(adjuntos), encabezados: '{"X-A":"b"}', ...waiting, ...nothing },
      ])
    })

    test('stores nothing when the transaction fails', async () => {
      const failing = database.db.transaction().execute(async (tx) => {
        await enqueueMail(tx, mail, now)
        throw new Error('later step')
      })
      await expect(failing).rejects.toThrow('later step')
      expect(await rows()).toEqual([])
    })

    test('stores nothing for nobody', async () => {
      expect(await enqueue({ para: '' })).toBe(false)
      expect(await rows()).toEqual([])
    })

    test.each(refused)('refuses $name', async ({ change }) => {
      await expect(enqueue(change)).rejects.toThrow(RangeError)
      expect(await rows()).toEqual([])
    })
  })
}
