import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { verifyAudit } from '../server/audit/verify-audit.ts'
import { enqueueMail } from '../server/mail/enqueue-mail.ts'
import { startSender } from '../server/mail/start-sender.ts'
import { standingOrders } from '../server/orders/standing-order-store.ts'
import { type SeededOrder, seedOrder } from '../server/testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../server/testing/test-app.ts'
import { engines } from '../server/testing/test-database.ts'

const yearAhead = '2027-12-01T10:00:00-06:00'

for (const engine of engines)
  describe(`the clock jumps, on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      kit.setNow(tuesday)
      order = await seedOrder(kit.db)
    })
    afterAll(() => kit.close())
    const save = async (Pedido: string) =>
      (await kit.app.inject({ method: 'PUT', url: '/api/datos-factura', payload: { idOrden: order.idOrden, Pedido } }))
        .statusCode
    const confirm = async () => {
      const reply = await kit.app.inject({
        method: 'POST',
        url: '/api/confirmar-orden',
        payload: { idOrden: order.idOrden },
      })
      return { status: reply.statusCode, at: reply.json().confirmadaEn }
    }

    test('a year ahead and back: orders lapse for that time only, and the log holds', async () => {
      expect(await save('antes')).toBe(200)
      kit.setNow(yearAhead)
      expect(await save('adelantado')).toBe(403)
      kit.setNow('2026-12-01T09:00:00-06:00')
      expect(await save('después')).toBe(200)
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
    })

    test('back before the confirmation: confirmed it stays, as of the time it had', async () => {
      const first = await confirm()
      expect(first.status).toBe(200)
      kit.setNow('2026-12-01T08:00:00-06:00')
      expect(await save('después')).toBe(403)
      expect(await confirm()).toEqual(first)
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
    })

    const stuck = [
      { name: 'postponed', intentos: 1, reservadoHasta: null },
      { name: 'claimed', intentos: 0, reservadoHasta: Temporal.Instant.from(yearAhead).epochMilliseconds },
    ]
    test.each(stuck)(
      'a mail that was $name while the clock was a year ahead leaves once it is right again',
      async ({ name: _, ...held }) => {
        const now = Temporal.Instant.from(yearAhead)
        await kit.db
          .transaction()
          .execute((tx) =>
            enqueueMail(
              tx,
              { clave: 'recibo:1', para: 'ana@cliente.example', asunto: 'Recibo', texto: 'Hola', motivo: 'contacto' },
              now,
            ),
          )
        await kit.db.updateTable('outbox').set(held).execute()
        kit.setNow(tuesday)
        const left: string[] = []
        const { stop } = startSender(kit.parts, {
          whyNotDue: async () => undefined,
          deliver: async ({ clave }) => {
            left.push(clave)
            return { reached: true, refused: [], remaining: [] }
          },
        })
        onTestFinished(stop)
        await expect.poll(() => left, { timeout: 15_000 }).toEqual(['recibo:1'])
      },
    )
  })
