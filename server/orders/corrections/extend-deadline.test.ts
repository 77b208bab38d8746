import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listTrail } from '../../audit/audit-store.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { type SeededOrder, seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { confirmOrder } from '../calls/confirm-order.ts'
import { getOrder } from '../order-store.ts'
import { standingOrders } from '../standing-order-store.ts'
import { extendDeadline } from './extend-deadline.ts'

const stood = '2026-12-03T18:00:00-06:00'
const note = { como: 'Ana Núñez', motivo: 'Lo pidió por teléfono' }

for (const engine of engines)
  describe(`extendDeadline on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      kit.setNow(tuesday)
      order = await seedOrder(kit.db, { fechaLimite: stood })
    })
    afterAll(() => kit.close())
    const extend = (until: string) =>
      extendDeadline(kit.parts, order.OrdenServicio, Temporal.Instant.from(until), { note })
    const moves = async () => (await listTrail(kit.db, order.OrdenServicio)).filter(({ tipo }) => tipo === 'prorroga')

    test.each([
      { name: 'forth', at: tuesday, until: '2026-12-10T18:00:00-06:00' },
      { name: 'back', at: tuesday, until: '2026-12-02T18:00:00-06:00' },
      { name: 'of an order that has expired', at: '2026-12-05T10:00:00-06:00', until: '2026-12-10T18:00:00-06:00' },
    ])('moves it $name, and the log says who, why and from where', async ({ at, until }) => {
      kit.setNow(at)
      expect((await extend(until)).fechaLimite).toEqual(Temporal.Instant.from(until))
      expect((await getOrder(kit.db, order.idOrden)).fechaLimite).toEqual(Temporal.Instant.from(until))
      expect(await moves()).toMatchObject([{ quien: 'laboratorio', antes: stood, despues: until, ...note }])
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true })
    })

    test('not to a moment that has passed, unless told to', async () => {
      await expect(extend('2025-12-10T18:00:00-06:00')).rejects.toMatchObject({ reason: 'pastDeadline' })
      expect(await moves()).toEqual([])
      const until = Temporal.Instant.from('2025-12-10T18:00:00-06:00')
      await extendDeadline(kit.parts, order.OrdenServicio, until, { past: true })
      expect((await getOrder(kit.db, order.idOrden)).fechaLimite).toEqual(until)
    })

    test('the same one again writes nothing', async () => {
      expect((await extend(stood)).fechaLimite).toEqual(Temporal.Instant.from(stood))
      expect(await moves()).toEqual([])
    })

    test('moves none of a confirmed order', async () => {
      await confirmOrder(kit.parts, order.idOrden)
      await expect(extend('2026-12-10T18:00:00-06:00')).rejects.toMatchObject({ reason: 'alreadyConfirmed' })
      expect(await moves()).toEqual([])
    })
  })
