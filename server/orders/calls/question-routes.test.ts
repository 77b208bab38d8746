import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Billing, billingFields } from '../../../contract/order-fields.ts'
import { buildApp } from '../../app.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { cancelOrder } from '../corrections/cancel-order.ts'
import { insertOrders } from '../import/import-store.ts'

const idOrden = 'AbCdEfGhIjKlMnOpQrStUv'
const billing: Billing = {
  ...(Object.fromEntries(billingFields.map((field) => [field, ''])) as Billing),
  Empresa: 'Aceros del Norte',
  Correo: 'compras@aceros.example; calidad@aceros.example',
}
const mensaje = '¿Puede ir el RFC de la filial?'

const scenarios = [
  { name: 'before the deadline', at: '2026-12-01T10:00:00-06:00', Correo: billing.Correo, acknowledged: 1 },
  { name: 'after the deadline', at: '2026-12-09T10:00:00-06:00', Correo: billing.Correo, acknowledged: 1 },
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

    const addOrder = (Correo: string) =>
      kit.db.transaction().execute((tx) =>
        insertOrders(tx, [
          {
            idOrden,
            OrdenServicio: 'OS-2026-0412',
            abiertaEn: Temporal.Instant.from('2026-12-01T09:00:00-06:00'),
            fechaLimite: Temporal.Instant.from('2026-12-03T18:00:00-06:00'),
            billing: { ...billing, Correo },
          },
        ]),
      )
    const ask = (payload: Record<string, unknown>, app = kit.app) =>
      app.inject({ method: 'POST', url: '/api/pregunta-orden', payload })
    const mails = () => kit.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    const stored = () => kit.db.selectFrom('messages').selectAll().execute()

    test.each(scenarios)(
      '$name it is stored and mailed with the order number',
      async ({ at, Correo, acknowledged }) => {
        await addOrder(Correo)
        kit.setNow(at)
        const reply = await ask({ idOrden, mensaje })
        expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }])
        expect(await stored()).toMatchObject([
          { tipo: 'pregunta', nombre: 'Aceros del Norte', email: Correo, mensaje, OrdenServicio: 'OS-2026-0412' },
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
      await addOrder(billing.Correo)
      await cancelOrder(kit.parts, 'OS-2026-0412', { motivo: 'El cliente retiró el equipo' })
      expect((await ask({ idOrden, mensaje })).statusCode).toBe(200)
      expect(await stored()).toMatchObject([{ OrdenServicio: 'OS-2026-0412', mensaje }])
    })

    test('asked twice at once it is stored once', async () => {
      await addOrder(billing.Correo)
      await Promise.all([ask({ idOrden, mensaje }), ask({ idOrden, mensaje })])
      expect(await stored()).toHaveLength(1)
    })

    test.each([
      { name: 'an unknown order', send: { idOrden: 'otra', mensaje }, status: 404 },
      { name: 'a blank question', send: { idOrden, mensaje: '  ' }, status: 400 },
      { name: 'a question of 5,001 characters', send: { idOrden, mensaje: 'x'.repeat(5001) }, status: 400 },
    ])('refuses $name', async ({ send, status }) => {
      await addOrder(billing.Correo)
      expect((await ask(send)).statusCode).toBe(status)
      expect([await stored(), await mails()]).toEqual([[], []])
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
