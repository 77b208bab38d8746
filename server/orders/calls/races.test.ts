import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { openPostgres } from '../../database/postgres.ts'
import type { App } from '../../http/app-type.ts'
import { type SeededOrder, seedOrder } from '../../testing/seed-order.ts'
import { neverOverloaded, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { getOrder } from '../order-store.ts'
import { standingOrders } from '../standing-order-store.ts'

for (const engine of engines) {
  describe(`races on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    /** Two servers on one database where the engine has several connections. */
    let nodes: App[]
    let stop: () => Promise<unknown>
    beforeAll(async () => {
      kit = await startTestApp(engine)
      const live = { ...kit.parts, now: () => Temporal.Now.instant() }
      const others = kit.url ? [openPostgres(kit.url)] : []
      nodes = await Promise.all(
        [live.db, ...others].map((db) => buildApp({ ...live, db }, { overload: neverOverloaded })),
      )
      stop = async () => {
        for (const app of nodes) await app.close()
        for (const db of others) await db.destroy()
      }
    })
    beforeEach(() => kit.reset())
    afterAll(async () => {
      await stop()
      await kit.close()
    })

    /** Opens an order whose deadline is `milliseconds` from now. */
    const open = (milliseconds: number) => {
      const now = Temporal.Now.instant()
      return seedOrder(kit.db, {
        abiertaEn: now.toString(),
        fechaLimite: now.add({ milliseconds }).round('millisecond').toString(),
      })
    }
    const nodeOf = (nth: number) => nodes[nth % nodes.length] as App
    const edit = (nth: number) =>
      nodeOf(nth).inject({
        method: 'PUT',
        url: '/api/datos-factura',
        payload: { idOrden: order.idOrden, Pedido: `pedido-${nth}` },
      })
    const confirm = (nth: number) =>
      nodeOf(nth).inject({ method: 'POST', url: '/api/confirmar-orden', payload: { idOrden: order.idOrden } })
    const logged = () => kit.db.selectFrom('audit').selectAll().where('quien', '=', 'cliente').orderBy('seq').execute()

    test('20 confirmations at once are one: one instant, one entry, one receipt', async () => {
      order = await open(60_000)
      const replies = await Promise.all(Array.from({ length: 20 }, (_, nth) => confirm(nth)))
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
      expect(replies[0]?.statusCode).toBe(200)
      expect(await logged()).toHaveLength(1)
      const at = Temporal.Instant.from(replies[0]?.json().confirmadaEn).epochMilliseconds
      const mails = await kit.db.selectFrom('outbox').select('clave').orderBy('id').execute()
      expect(mails.map(({ clave }) => clave)).toEqual([
        `recibo:${order.OrdenServicio}:${at}`,
        `confirmada:${order.OrdenServicio}:${at}`,
      ])
    })

    test('20 confirmations against 40 edits: each edit is in the log before the confirmation, or 403 and nowhere', async () => {
      order = await open(60_000)
      const edits = Array.from({ length: 40 }, (_, nth) => nth)
      const [edited, confirmed] = await Promise.all([
        Promise.all(edits.map(edit)),
        Promise.all(Array.from({ length: 20 }, (_, nth) => confirm(nth))),
      ])
      expect(confirmed.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
      expect(new Set(confirmed.map((reply) => reply.json().confirmadaEn)).size).toBe(1)
      expect(edited.every(({ statusCode }) => statusCode === 200 || statusCode === 403)).toBe(true)
      const log = await logged()
      const acknowledged = edits.filter((nth) => edited[nth]?.statusCode === 200).map((nth) => `pedido-${nth}`)
      expect(new Set(log.filter(({ tipo }) => tipo === 'cambio').map(({ despues }) => despues))).toEqual(
        new Set(acknowledged),
      )
      expect(log.map(({ tipo }) => tipo).indexOf('confirmacion')).toBe(log.length - 1)
      const { billing } = await getOrder(kit.db, order.idOrden)
      expect(billing.Pedido).toBe(acknowledged.length > 0 ? log.at(-2)?.despues : 'P-1')
      expect(await kit.db.selectFrom('outbox').selectAll().execute()).toHaveLength(2)
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
    })

    test('60 writes across the deadline’s second: each is in the log and in time, or 403 and nowhere', async () => {
      order = await open(500)
      const { fechaLimite } = await getOrder(kit.db, order.idOrden)
      const writes: ReturnType<typeof edit>[] = []
      await new Promise<void>((done) => {
        const timer = setInterval(() => {
          writes.push(edit(writes.length))
          if (writes.length < 60) return
          clearInterval(timer)
          done()
        }, 17)
      })
      const replies = await Promise.all(writes)
      const statuses = replies.map(({ statusCode }) => statusCode)
      expect(statuses.at(-1)).toBe(403)
      const log = await logged()
      expect(new Set(log.map(({ despues }) => despues))).toEqual(
        new Set(statuses.flatMap((status, nth) => (status === 200 ? [`pedido-${nth}`] : []))),
      )
      expect(log.every(({ cuando }) => cuando <= fechaLimite.epochMilliseconds)).toBe(true)
      const { billing } = await getOrder(kit.db, order.idOrden)
      expect(billing.Pedido).toBe(log.at(-1)?.despues ?? 'P-1')
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true })
    })

    test('edits of many orders at once wait for each other’s log entry, and none for ever', async () => {
      const orders = await Promise.all(
        Array.from({ length: 12 }, (_, nth) =>
          seedOrder(kit.db, { OrdenServicio: `OS-${nth}`, fechaLimite: '2999-01-01T00:00:00Z' }),
        ),
      )
      const replies = await Promise.all(
        orders.flatMap(({ idOrden }, place) =>
          [0, 1, 2, 3].map((nth) =>
            nodeOf(place + nth).inject({
              method: 'PUT',
              url: nth % 2 ? '/api/datos-factura' : '/api/datos-inst-certificado/update-single',
              payload: { idOrden, idDatoCert: '48211', Serie: `s${nth}`, Pedido: `p${nth}` },
            }),
          ),
        ),
      )
      expect(replies.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
      expect(await logged()).toHaveLength(48)
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true })
    })
  })
}
