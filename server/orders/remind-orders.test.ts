import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { testBilling } from '../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'
import { insertOrder, markConfirmed, moveDeadline } from './order-store.ts'
import { remindOrders } from './remind-orders.ts'
import { reminderTime } from './reminder-time.ts'

const at = (instant: string) => Temporal.Instant.from(instant)

test.each([
  { fechaLimite: '2026-12-03T18:00:00-06:00', due: '2026-12-03T09:00:00-06:00' },
  { name: 'a Sunday', fechaLimite: '2026-12-06T18:00:00-06:00', due: '2026-12-04T09:00:00-06:00' },
  { name: 'a holiday after a closed day', fechaLimite: '2026-12-25T18:00:00-06:00', due: '2026-12-23T09:00:00-06:00' },
  { name: 'early in the morning, UTC', fechaLimite: '2026-12-04T05:00:00Z', due: '2026-12-03T09:00:00-06:00' },
])('the reminder of $fechaLimite is due at $due', ({ fechaLimite, due }) => {
  expect(reminderTime(at(fechaLimite), new Set(['2026-12-24']))).toEqual(at(due))
})

const lastDay = '2026-12-03T09:00:00-06:00'

for (const engine of engines) {
  describe(`remindOrders on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      await kit.db.transaction().execute((tx) =>
        insertOrder(tx, {
          idOrden: 'AbCdEf',
          OrdenServicio: 'OS-1',
          abiertaEn: at('2026-12-01T10:00:00-06:00'),
          fechaLimite: at('2026-12-03T18:00:00-06:00'),
          billing: testBilling,
        }),
      )
    })
    afterAll(() => kit.close())

    const invite = async (sent: string) => {
      const mail = {
        clave: 'i',
        para: 'a@b.example',
        asunto: 'a',
        texto: 't',
        motivo: 'invitacion',
        OrdenServicio: 'OS-1',
      }
      await kit.db.transaction().execute((tx) => enqueueMail(tx, mail, at(sent)))
      await kit.db
        .updateTable('outbox')
        .set({ estado: 'enviado', enviadoEn: at(sent).epochMilliseconds })
        .execute()
    }
    const remind = (now: string) => {
      kit.setNow(now)
      return remindOrders(kit.parts)
    }

    test('once, from nine o’clock of the last business day', async () => {
      await invite('2026-12-01T10:05:00-06:00')
      expect(await remind('2026-12-03T08:59:59-06:00')).toBe(0)
      expect(await remind(lastDay)).toBe(1)
      expect(await remind('2026-12-03T09:01:00-06:00')).toBe(0)
      const mails = await kit.db.selectFrom('outbox').selectAll().where('motivo', '=', 'recordatorio').execute()
      expect(mails).toMatchObject([{ para: 'compras@cliente.example', OrdenServicio: 'OS-1' }])
      expect(mails[0]?.texto).toContain('/confirmacion?id=AbCdEf')
      expect(mails[0]?.texto).toContain('3 de diciembre de 2026')
    })

    test('again for another deadline', async () => {
      await invite('2026-12-01T10:05:00-06:00')
      await remind(lastDay)
      await kit.db.transaction().execute((tx) => moveDeadline(tx, 'AbCdEf', at('2026-12-04T18:00:00-06:00')))
      expect(await remind('2026-12-03T09:02:00-06:00')).toBe(0)
      expect(await remind('2026-12-04T09:00:00-06:00')).toBe(1)
    })

    test.each([
      { name: 'never for a link that was not sent from here', sent: undefined },
      { name: 'not on the day on which the link was sent', sent: '2026-12-03T08:00:00-06:00' },
    ])('$name', async ({ sent }) => {
      if (sent) await invite(sent)
      expect(await remind('2026-12-03T12:00:00-06:00')).toBe(0)
    })

    test('not for an order that is confirmed or has lapsed', async () => {
      await invite('2026-12-01T10:05:00-06:00')
      expect(await remind('2026-12-03T18:00:01-06:00')).toBe(0)
      await kit.db.transaction().execute((tx) => markConfirmed(tx, 'AbCdEf', at(lastDay)))
      expect(await remind(lastDay)).toBe(0)
    })
  })
}
