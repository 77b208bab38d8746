import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identity } from '../../../content/identity.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { type SeededOrder, seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { markConfirmed, moveDeadline } from '../order-store.ts'
import { tellLapsed } from './tell-lapsed.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
const lapsed = '2026-12-03T18:00:01-06:00'

for (const engine of engines) {
  describe(`tellLapsed on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      order = await seedOrder(kit.db)
    })
    afterAll(() => kit.close())

    const invite = async () => {
      const mail = { clave: 'i', para: 'a@b.example', asunto: 'a', texto: 't', motivo: 'invitacion' }
      const { OrdenServicio } = order
      await kit.db.transaction().execute((tx) => enqueueMail(tx, { ...mail, OrdenServicio }, at(tuesday)))
      await kit.db
        .updateTable('outbox')
        .set({ estado: 'enviado', enviadoEn: at(tuesday).epochMilliseconds })
        .execute()
    }
    const tell = (now: string) => {
      kit.setNow(now)
      return tellLapsed(kit.parts)
    }
    const notes = () =>
      kit.db.selectFrom('outbox').selectAll().where('motivo', 'in', ['vencimiento', 'vencida']).orderBy('id').execute()

    test('tells customer and laboratory once, each with what is theirs', async () => {
      await invite()
      expect(await tell('2026-12-03T18:00:00-06:00')).toBe(0)
      expect(await tell(lapsed)).toBe(1)
      expect(await tell('2026-12-03T18:01:00-06:00')).toBe(0)
      const [customer, laboratory, ...more] = await notes()
      expect(more).toEqual([])
      expect(customer).toMatchObject({
        para: 'compras@cliente.example',
        asunto: 'Orden OS-2026-0412: venció el plazo para confirmar tus datos',
      })
      expect(customer?.texto).toContain(order.idOrden)
      expect(laboratory).toMatchObject({
        para: identity.correo,
        asunto: 'Orden OS-2026-0412 vencida sin confirmar',
        responderA: 'compras@cliente.example',
      })
      expect(JSON.stringify(laboratory)).not.toContain(order.idOrden)
    })

    test('two at once tell once', async () => {
      await invite()
      kit.setNow(lapsed)
      await Promise.all([tellLapsed(kit.parts), tellLapsed(kit.parts)])
      expect(await notes()).toHaveLength(2)
    })

    test('where the link was not sent from here only the laboratory is told', async () => {
      await tell(lapsed)
      expect((await notes()).map(({ motivo }) => motivo)).toEqual(['vencida'])
    })

    test('again for another deadline', async () => {
      await tell(lapsed)
      await kit.db.transaction().execute((tx) => moveDeadline(tx, order.idOrden, at('2026-12-04T18:00:00-06:00')))
      expect(await tell('2026-12-04T10:00:00-06:00')).toBe(0)
      expect(await tell('2026-12-04T18:00:01-06:00')).toBe(1)
    })

    test('not of a confirmed order, nor of old news', async () => {
      expect(await tell('2026-12-07T18:00:01-06:00')).toBe(0)
      await kit.db.transaction().execute((tx) => markConfirmed(tx, order.idOrden, at(tuesday)))
      expect(await tell(lapsed)).toBe(0)
    })
  })
}
