import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { cancelOrder } from '../corrections/cancel-order.ts'

const Empresa = 'Aceros del Norte'
const addresses = 'compras@aceros.example; calidad@aceros.example'
const mensaje = '¿Puede ir el RFC de la filial?'

const scenarios = [
  { name: 'before the deadline', at: '2026-12-01T10:00:00-06:00', Correo: addresses, acknowledged: 1 },
  { name: 'after the deadline', at: '2026-12-09T10:00:00-06:00', Correo: addresses, acknowledged: 1 },
  { name: 'of an order without an address', at: '2026-12-01T10:00:00-06:00', Correo: 'pendiente', acknowledged: 0 },
]

for (const engine of engines) {
  describe(`POST /api/pregunta-orden on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(() => kit.reset())
    afterAll(() => kit.close())

    const addOrder = async (Correo = addresses) => {
      const { idOrden } = await seedOrder(kit.db, { billing: { Empresa, Correo } })
      return idOrden
    }
    const ask = (payload: Record<string, unknown>, app = kit.app) =>
      app.inject({ method: 'POST', url: '/api/pregunta-orden', payload })
    const mails = () => kit.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    const stored = () => kit.db.selectFrom('messages').selectAll().execute()

    test.each(scenarios)(
      '$name it is stored and mailed with the order number',
      async ({ at, Correo, acknowledged }) => {
        const idOrden = await addOrder(Correo)
        kit.setNow(at)
        const reply = await ask({ idOrden, mensaje })
        expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }])
        expect(await stored()).toMatchObject([
          { tipo: 'pregunta', nombre: Empresa, email: Correo, mensaje, OrdenServicio: 'OS-2026-0412' },
        ])
        const [notice, ...thanks] = await mails()
        expect(notice).toMatchObject({
          asunto: 'Duda sobre la orden OS-2026-0412',
          OrdenServicio: 'OS-2026-0412',
          responderA: acknowledged ? 'compras@aceros.example' : null,
        })
        expect(thanks).toHaveLength(acknowledged)
        // The link opens the order: it is the customer's alone.
        expect(JSON.stringify(await mails())).not.toContain(idOrden)
      },
    )

    test('a cancelled order still takes one', async () => {
      const idOrden = await addOrder()
      await cancelOrder(kit.parts, 'OS-2026-0412', { motivo: 'El cliente retiró el equipo' })
      expect((await ask({ idOrden, mensaje })).statusCode).toBe(200)
      expect(await stored()).toMatchObject([{ OrdenServicio: 'OS-2026-0412', mensaje }])
    })

    test('asked twice at once it is stored once', async () => {
      const idOrden = await addOrder()
      await Promise.all([ask({ idOrden, mensaje }), ask({ idOrden, mensaje })])
      expect(await stored()).toHaveLength(1)
    })

    test.each([
      { name: 'an unknown order', send: { idOrden: 'otra' }, status: 404 },
      { name: 'a blank question', send: { mensaje: '  ' }, status: 400 },
      { name: 'a question of 5,001 characters', send: { mensaje: 'x'.repeat(5001) }, status: 400 },
    ])('refuses $name', async ({ send, status }) => {
      const idOrden = await addOrder()
      expect((await ask({ idOrden, mensaje, ...send })).statusCode).toBe(status)
      expect([await stored(), await mails()]).toEqual([[], []])
    })

    test('who asks without end about an order of theirs is told to wait after 20 questions', async () => {
      const limited = await buildApp({ ...kit.parts, settings: { ...kit.parts.settings, rateLimit: true } })
      const idOrden = await addOrder()
      const statuses: number[] = []
      for (let n = 0; n < 22; n += 1)
        statuses.push((await ask({ idOrden, mensaje: `${mensaje} ${n}` }, limited)).statusCode)
      expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
      expect(await stored()).toHaveLength(20)
      await limited.close()
    })

    test('who guesses orders is told to wait', async () => {
      const limited = await buildApp({ ...kit.parts, settings: { ...kit.parts.settings, rateLimit: true } })
      const statuses = new Set<number>()
      for (let n = 0; n < 40; n += 1) statuses.add((await ask({ idOrden: `otra-${n}`, mensaje }, limited)).statusCode)
      expect([...statuses]).toEqual([404, 429])
      await limited.close()
    })
  })
}
