import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { listTrail } from '../../audit/audit-store.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { openPostgres } from '../../database/postgres.ts'
import type { App } from '../../http/app-type.ts'
import type { Parts } from '../../parts.ts'
import { type SeededOrder, seedOrder } from '../../testing/seed-order.ts'
import { neverOverloaded, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { getOrder } from '../order-store.ts'
import { standingOrders } from '../standing-order-store.ts'
import { cancelOrder } from './cancel-order.ts'
import { reopenOrder } from './reopen-order.ts'
import { replaceLink } from './replace-link.ts'
import { listVersions } from './version-store.ts'

const note = { como: 'Ana', motivo: 'Prueba' }
const many = (count: number) => Array.from({ length: count }, (_, nth) => nth)

for (const engine of engines) {
  describe(`corrections against customers on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    /**
     * The customers' server and the laboratory's command line, each with its own connection
     * where the engine has several.
     */
    let node: App
    let laboratory: Parts
    let stop: () => Promise<unknown>
    beforeAll(async () => {
      kit = await startTestApp(engine)
      const live = { ...kit.parts, now: () => Temporal.Now.instant() }
      const other = kit.url ? openPostgres(kit.url) : undefined
      laboratory = { ...live, db: other ?? live.db }
      node = await buildApp(live, { overload: neverOverloaded })
      stop = async () => {
        await node.close()
        await other?.destroy()
      }
    })
    beforeEach(async () => {
      await kit.reset()
      const now = Temporal.Now.instant()
      order = await seedOrder(kit.db, {
        abiertaEn: now.toString(),
        fechaLimite: now.add({ hours: 1 }).round('millisecond').toString(),
      })
    })
    afterAll(async () => {
      await stop()
      await kit.close()
    })

    const call = (method: 'POST' | 'PUT', url: string, body: object) =>
      node.inject({ method, url, payload: { idOrden: order.idOrden, ...body } })
    const edit = (nth: number) => call('PUT', '/api/datos-factura', { Pedido: `pedido-${nth}` })
    const editInstrument = (nth: number) =>
      call('PUT', '/api/datos-inst-certificado/update-single', { idDatoCert: '48211', Serie: `serie-${nth}` })
    const confirm = () => call('POST', '/api/confirmar-orden', {})
    const trail = () => listTrail(kit.db, order.OrdenServicio)

    /** Sends edits, and `correct` among them; the statuses of the edits by the value that they bring. */
    async function editsAround(correct: () => Promise<unknown>) {
      const sent = many(20).flatMap((nth) => [
        ...(nth === 10 ? [{ value: '', reply: correct() }] : []),
        { value: `pedido-${nth}`, reply: edit(nth) },
        { value: `serie-${nth}`, reply: editInstrument(nth) },
      ])
      await Promise.all(sent.map(({ reply }) => reply))
      const statuses = new Map<string, number>()
      for (const { value, reply } of sent) {
        const answer = await reply
        if (value) statuses.set(value, (answer as { statusCode: number }).statusCode)
      }
      return statuses
    }

    /** Acknowledged edits are in the log before the correction, refused ones nowhere. */
    async function expectDecided(statuses: Map<string, number>, refused: number, tipo: string) {
      expect(new Set([...statuses.values(), 200, refused])).toEqual(new Set([200, refused]))
      const log = await trail()
      const acknowledged = [...statuses].flatMap(([value, status]) => (status === 200 ? [value] : []))
      expect(new Set(log.filter((each) => each.tipo === 'cambio').map(({ despues }) => despues))).toEqual(
        new Set(acknowledged),
      )
      expect(log.at(-1)?.tipo).toBe(tipo)
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
    }

    test('cancel among saves: each is in the log before it, or 403 and nowhere', async () => {
      const statuses = await editsAround(() => cancelOrder(laboratory, order.OrdenServicio, note))
      await expectDecided(statuses, 403, 'cancelacion')
      expect((await edit(99)).statusCode).toBe(403)
    })

    test('another link among saves: each is in the log before it, or 410 and nowhere', async () => {
      const statuses = await editsAround(() => replaceLink(laboratory, order.OrdenServicio, note))
      await expectDecided(statuses, 410, 'enlace')
      expect((await edit(99)).statusCode).toBe(410)
    })

    test('another link among readings: each shows the whole order, or is 410', async () => {
      const readings = many(30).map((nth) => {
        const reading = call('POST', '/api/datos-certificado', {})
        return nth === 10 ? replaceLink(laboratory, order.OrdenServicio, note).then(() => reading) : reading
      })
      for (const reply of await Promise.all(readings)) {
        if (reply.statusCode !== 410) expect(reply.json().data).toHaveLength(2)
      }
    })

    test('cancel against confirmations: one of them was first, and both sides say which', async () => {
      const [replies, cancelled] = await Promise.all([
        Promise.all(many(10).map(confirm)),
        cancelOrder(laboratory, order.OrdenServicio, note),
      ])
      const statuses = replies.map(({ statusCode }) => statusCode)
      expect(new Set([...statuses, 200, 403])).toEqual(new Set([200, 403]))
      const kinds = (await trail()).map(({ tipo }) => tipo).filter((tipo) => tipo !== 'alta')
      expect(kinds).toEqual(statuses.includes(200) ? ['confirmacion', 'cancelacion'] : ['cancelacion'])
      expect(cancelled.canceladaEn).toBeDefined()
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
    })

    test('reopenings against confirmations and saves: every confirmation that was taken back is a version', async () => {
      await confirm()
      const reopen = () =>
        reopenOrder(laboratory, order.OrdenServicio, { note }).then(
          ({ version }) => version,
          (refusal) => refusal.reason,
        )
      const steps = many(12).map(async (nth) => {
        const reopened = nth % 2 === 0 ? await reopen() : 'alreadyOpen'
        await Promise.all([edit(nth), nth % 3 === 0 ? confirm() : editInstrument(nth)])
        return reopened
      })
      const reopened = (await Promise.all(steps)).filter((result) => result !== 'alreadyOpen')
      const { version, confirmadaEn } = await getOrder(kit.db, order.idOrden)
      expect(reopened.toSorted()).toEqual(many(version - 1).map((nth) => nth + 2))
      const versions = await listVersions(kit.db, order.OrdenServicio)
      expect(versions.map((each) => each.version)).toEqual(many(version - 1).map((nth) => nth + 1))
      const confirmations = (await trail()).filter(({ tipo }) => tipo === 'confirmacion')
      expect(confirmations).toHaveLength(versions.length + (confirmadaEn ? 1 : 0))
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
    })
  })
}
