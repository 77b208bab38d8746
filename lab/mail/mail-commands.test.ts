import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueueMail } from '../../server/mail/enqueue-mail.ts'
import { engines } from '../../server/testing/test-database.ts'
import { type OpenLab, openLab } from '../testing/open-lab.ts'

const stored = Temporal.Instant.from('2026-11-20T10:00:00-06:00')
const refusal = '550 5.1.1 no such user'
const states = [
  { estado: 'enviado', ultimoError: null },
  { estado: 'pendiente', ultimoError: null },
  { estado: 'pendiente', ultimoError: 'connect ECONNREFUSED', intentos: 9 },
  { estado: 'descartado', ultimoError: refusal, intentos: 1 },
  { estado: 'rebotado', ultimoError: 'Rebotó: 550', intentos: 1 },
  { estado: 'retirado', ultimoError: 'La orden está confirmada.' },
  { estado: 'enviado', rechazadas: 'x@cliente.example: 550 no such user' },
]

for (const engine of engines) {
  describe(`correo on ${engine}`, { timeout: 120_000 }, () => {
    let kit: OpenLab
    beforeAll(async () => {
      kit = await openLab(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      for (const [index, state] of states.entries()) {
        const clave = `recibo:${index}`
        const mail = { clave, para: 'ana@cliente.example', asunto: 'Recibo', texto: 'Hola', motivo: 'recibo' }
        await kit.db.transaction().execute((tx) => enqueueMail(tx, mail, stored))
        await kit.db.updateTable('outbox').set(state).where('clave', '=', clave).execute()
      }
    })
    afterAll(() => kit.close())
    const rows = () => kit.db.selectFrom('outbox').selectAll().orderBy('id').execute()

    test('estado: counts, the oldest that waits, and what is wrong', async () => {
      const { code, out } = await kit.lab('correo', 'estado', '--json')
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({
        enviado: 2,
        pendiente: 2,
        descartado: 1,
        rebotado: 1,
        retirado: 1,
        masAntiguo: '2026-11-20T10:00:00-06:00',
        conProblemas: [
          { estado: 'pendiente', intentos: 9, ultimoError: 'connect ECONNREFUSED' },
          { estado: 'descartado', ultimoError: refusal, proximoEn: null },
          { estado: 'rebotado', ultimoError: 'Rebotó: 550', proximoEn: null },
          { estado: 'enviado', ultimoError: 'x@cliente.example: 550 no such user', proximoEn: null },
        ],
      })
      const people = await kit.lab('correo', 'estado')
      expect(people.out).toContain('2 enviados · 2 pendientes · 1 descartado · 1 rebotado · 1 retirado')
      expect(people.out).toContain(refusal)
    })

    test('reintentar: what failed is due now, what left stays', async () => {
      const { code, out } = await kit.lab('correo', 'reintentar', '--json')
      expect([code, JSON.parse(out)]).toEqual([0, { reintentados: 2 }])
      expect((await rows()).map(({ estado, intentos }) => `${estado} ${intentos}`)).toEqual([
        'enviado 0',
        'pendiente 0',
        'pendiente 0',
        'pendiente 0',
        'rebotado 1',
        'retirado 0',
        'enviado 0',
      ])
    })

    test('rebotes: a folder of mails, in which no report is of ours', async () => {
      const folder = join(kit.dir, 'rebotes', 'new')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, '1.eml'), 'Subject: Hola\r\n\r\nHola\r\n')
      const { code, out } = await kit.lab('correo', 'rebotes', join(kit.dir, 'rebotes'))
      expect([code, out]).toEqual([0, '1 archivo: 0 rebotes nuevos.\n'])
      const missing = await kit.lab('correo', 'rebotes', join(kit.dir, 'nada'))
      expect([missing.code, missing.err]).toEqual([1, `No existe ${join(kit.dir, 'nada')}.\n`])
    })

    test('reintentar one, which must be in trouble', async () => {
      const [sent, , , discarded] = await rows()
      expect((await kit.lab('correo', 'reintentar', String(discarded?.id))).code).toBe(0)
      expect((await rows()).map(({ intentos }) => intentos)).toEqual([0, 0, 9, 0, 1, 0, 0])
      const refused = await kit.lab('correo', 'reintentar', String(sent?.id))
      expect([refused.code, refused.out]).toEqual([
        1,
        `El correo ${sent?.id} está enviado; se reintenta lo descartado y lo que falló y espera otro intento.\n`,
      ])
      const none = await kit.lab('correo', 'reintentar', '999')
      expect([none.code, none.out]).toEqual([1, 'No hay ningún correo 999. El número es el que da correo estado.\n'])
      expect((await kit.lab('correo', 'reintentar', 'todo')).code).toBe(2)
    })
  })
}
