import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { reminderTimes } from '../deadline/reminder-times.ts'
import { markConfirmed, moveDeadline } from '../order-store.ts'
import { remindOrders } from './remind-orders.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
const thursday = '2026-12-03T18:00:00-06:00'

test.each([
  { set: { businessDays: 1, hours: 3 }, due: ['1d 2026-12-02T18:00', '3h 2026-12-03T15:00'] },
  { set: { businessDays: 0, hours: 3 }, due: ['3h 2026-12-03T15:00'] },
  { set: { businessDays: 2, hours: 0 }, due: ['2d 2026-12-01T18:00'] },
  { set: { businessDays: 0, hours: 0 }, due: [] },
  { set: { businessDays: 1, hours: 48 }, due: ['48h 2026-12-01T18:00', '1d 2026-12-02T18:00'] },
])('$set of a Thursday’s deadline', ({ set, due }) => {
  const times = reminderTimes(at(thursday), set, new Set())
  const local = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO('America/Mexico_City').toPlainDateTime().toString({ smallestUnit: 'minute' })
  expect(times.map((each) => `${each.name} ${local(each.at)}`)).toEqual(due)
})

for (const engine of engines) {
  describe(`remindOrders on ${engine}`, () => {
    let kit: TestApp
    let idOrden: string
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      idOrden = (await seedOrder(kit.db, { OrdenServicio: 'OS-1', fechaLimite: thursday })).idOrden
    })
    afterAll(() => kit.close())

    const invite = async (sent: string, estado = 'enviado') => {
      const mail = { clave: 'i', para: 'a@b.example', asunto: 'a', texto: 't', motivo: 'invitacion' }
      await kit.db.transaction().execute((tx) => enqueueMail(tx, { ...mail, OrdenServicio: 'OS-1' }, at(sent)))
      await kit.db
        .updateTable('outbox')
        .set({ estado, enviadoEn: at(sent).epochMilliseconds })
        .execute()
    }
    const remind = (now: string) => {
      kit.setNow(now)
      return remindOrders(kit.parts)
    }
    const reminders = () =>
      kit.db.selectFrom('outbox').selectAll().where('motivo', '=', 'recordatorio').orderBy('id').execute()

    test('one business day and three hours before, once each, in text and HTML', async () => {
      await invite('2026-12-01T10:05:00-06:00')
      expect(await remind('2026-12-02T17:59:59-06:00')).toBe(0)
      expect(await remind('2026-12-02T18:00:00-06:00')).toBe(1)
      expect(await remind('2026-12-03T14:59:59-06:00')).toBe(0)
      expect(await remind('2026-12-03T15:00:00-06:00')).toBe(1)
      expect(await remind('2026-12-03T17:59:00-06:00')).toBe(0)
      const [first, second] = await reminders()
      for (const mail of [first, second]) {
        expect(mail).toMatchObject({ para: 'compras@cliente.example', OrdenServicio: 'OS-1' })
        expect(mail?.asunto).toBe(
          'Recordatorio: el plazo de la orden OS-1 vence el jueves 3 de diciembre, 18:00 h (hora del centro)',
        )
      }
      expect(second?.texto).toContain(`/confirmacion?id=${idOrden}`)
      expect(second?.texto).toContain('jueves 3 de diciembre de 2026, 18:00 h, hora del centro de México (UTC−6)')
      expect(second?.html).toContain(`href="http://localhost:3000/confirmacion?id=${idOrden}"`)
      // The first never left: the second took its place.
      expect([first?.estado, second?.estado]).toEqual(['retirado', 'pendiente'])
    })

    test('two at once store one', async () => {
      await invite('2026-12-01T10:05:00-06:00')
      kit.setNow('2026-12-03T15:00:00-06:00')
      await Promise.all([remindOrders(kit.parts), remindOrders(kit.parts)])
      expect((await reminders()).filter(({ estado }) => estado === 'pendiente')).toHaveLength(1)
    })

    test('after a night without the server only the newest', async () => {
      await invite('2026-12-01T10:05:00-06:00')
      expect(await remind('2026-12-03T16:00:00-06:00')).toBe(1)
      expect((await reminders()).map(({ clave }) => clave.split(':').at(-1))).toEqual(['3h'])
    })

    test('none where the settings say so', async () => {
      await invite('2026-12-01T10:05:00-06:00')
      kit.setNow('2026-12-03T16:00:00-06:00')
      const settings = { ...kit.parts.settings, reminders: { businessDays: 0, hours: 0 } }
      expect(await remindOrders({ ...kit.parts, settings })).toBe(0)
    })

    test('again for another deadline', async () => {
      await invite('2026-12-01T10:05:00-06:00')
      await remind('2026-12-03T15:00:00-06:00')
      await kit.db.transaction().execute((tx) => moveDeadline(tx, idOrden, at('2026-12-07T18:00:00-06:00')))
      expect(await remind('2026-12-03T15:02:00-06:00')).toBe(0)
      expect(await remind('2026-12-04T18:00:00-06:00')).toBe(1)
    })

    test.each([
      { name: 'for a link that was not sent from here', sent: undefined },
      { name: 'where the link was sent after the reminder was due', sent: '2026-12-03T15:30:00-06:00' },
      { name: 'where the mail with the link came back', sent: '2026-12-01T10:05:00-06:00', estado: 'rebotado' },
    ])('none $name', async ({ sent, estado }) => {
      if (sent) await invite(sent, estado)
      expect(await remind('2026-12-03T16:00:00-06:00')).toBe(0)
    })

    test('none for an order that is confirmed or has lapsed', async () => {
      await invite('2026-12-01T10:05:00-06:00')
      expect(await remind('2026-12-03T18:00:00.001-06:00')).toBe(0)
      await kit.db.transaction().execute((tx) => markConfirmed(tx, idOrden, at('2026-12-02T10:00:00-06:00')))
      expect(await remind('2026-12-03T16:00:00-06:00')).toBe(0)
    })
  })
}
