import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { standingOrders } from '../../orders/standing-order-store.ts'
import { seedOrder, testInstrument } from '../seed-order.ts'
import { tablesDigester } from '../tables-digest.ts'
import { startTestApp, type TestApp, tuesday } from '../test-app.ts'
import { engines } from '../test-database.ts'
import { anyCall, erpToken, type FuzzCall } from './call-arbitrary.ts'
import { documentedOperations, type Operation } from './operations.ts'
import { fillIn, type Placeholder } from './typed-text.ts'

/**
 * A few hundred in `npm test`, 20,000 in `npm run test:fuzz`; on PostgreSQL, where each look at all tables takes long,
 * fewer.
 */
const total = Number(process.env.FUZZ_REQUESTS ?? 300)
const requestsOn = { sqlite: total, postgres: Math.max(100, total / 10) }
const together = 50
/** The same calls each time in `npm test`; others each time in a long run, which names its seed when it fails. */
const seed = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : process.env.FUZZ_REQUESTS ? undefined : 1
const reading = /^(GET|HEAD) |^POST \/api\/(datos-factura|datos-certificado|datos-trazabilidad)$/

type Real = Record<Placeholder, string>

async function seedDatabase({ app, db, setNow }: TestApp): Promise<Real> {
  setNow(tuesday)
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const open = await seedOrder(db, { OrdenServicio: 'OS-1' })
  const confirmed = await seedOrder(db, { OrdenServicio: 'OS-2' })
  const expired = await seedOrder(db, {
    OrdenServicio: 'OS-3',
    fechaLimite: '2026-12-01T09:00:00-06:00',
    instruments: [testInstrument(1, { idDatoCert: '90001' })],
  })
  await post('/api/confirmar-orden', { idOrden: confirmed.idOrden })
  await post('/api/boletin', { email: 'lista@empresa.example' })
  const mails = await db.selectFrom('outbox').select('texto').execute()
  const [, clave = ''] = /token=([\w-]+)/.exec(mails.map(({ texto }) => texto).join('\n')) ?? []
  expect(clave).not.toBe('')
  return { '@abierta': open.idOrden, '@confirmada': confirmed.idOrden, '@vencida': expired.idOrden, '@clave': clave }
}

/** Whether a call that was answered with success left something to be done. */
const onlyRejected = (call: FuzzCall, body: string) =>
  call.named === 'PUT /api/erp/ordenes' &&
  (JSON.parse(body) as { resultado: string }[]).every(({ resultado }) => resultado === 'rechazada')

for (const engine of engines) {
  const requests = requestsOn[engine]
  describe(`calls made from /api/openapi.json on ${engine}`, () => {
    let kit: TestApp
    let operations: Operation[]
    let digestNow: () => Promise<string>
    const statuses = new Map<string, number>()
    beforeAll(async () => {
      kit = await startTestApp(engine, { ERP_TOKEN: erpToken })
      operations = documentedOperations(kit.app)
      digestNow = await tablesDigester(kit.db)
      expect(operations.length).toBeGreaterThan(15)
    })
    afterAll(() => kit.close())

    async function send(call: FuzzCall, real: Real, before: string): Promise<string> {
      kit.setNow(call.at)
      const reply = await kit.app.inject({
        method: call.method,
        url: fillIn(call.url, real),
        headers: call.headers,
        ...(call.body !== undefined && { payload: fillIn(call.body, real) }),
      })
      const { statusCode: status, body } = reply
      const counted = `${call.named} ${status}`
      const name = `${counted}: ${JSON.stringify(call)}`.slice(0, 2000)
      statuses.set(counted, (statuses.get(counted) ?? 0) + 1)
      expect(status, name).toBeLessThan(500)
      if (call.named.startsWith(`${call.method} `)) {
        const documented = operations.find(({ method, path }) => `${method} ${path}` === call.named)
        expect(documented?.statuses, name).toContain(status)
      }
      if (
        status >= 400 &&
        call.method !== 'HEAD' &&
        String(reply.headers['content-type']).startsWith('application/json')
      )
        expect(reply.json().error, name).toMatch(/^[A-ZÁÉÍÓÚ¿].*\.$/u)
      const after = await digestNow()
      const asked = `${call.method} ${call.url}`
      if (status >= 300 || reading.test(asked) || onlyRejected(call, body)) expect(after, name).toBe(before)
      return after
    }

    test(`${requests} of them: none fails, and what is refused or read changes nothing`, {
      timeout: 3_600_000,
    }, async () => {
      const property = fc.asyncProperty(
        fc.array(anyCall(operations), { minLength: together, maxLength: together, size: 'max' }),
        async (calls) => {
          await kit.reset()
          const real = await seedDatabase(kit)
          let digest = await digestNow()
          for (const call of calls) digest = await send(call, real, digest)
          expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true })
        },
      )
      // A failure names its call: to look for a shorter way to it would take an hour.
      const numRuns = Math.ceil(requests / together)
      await fc.assert(property, { numRuns, endOnFailure: true, ...(seed !== undefined && { seed }) })
      // Calls that are all refused show nothing; a hundred are too few for one of each to be accepted.
      if (requests < 300) return

      const missing = () =>
        operations.map(({ method, path }) => `${method} ${path} 200`).filter((name) => !statuses.has(name))
      // A new call changes what a seed draws: a call that had no luck gets more of it.
      for (let more = 1; more <= 10 && missing().length > 0; more += 1)
        await fc.assert(property, { numRuns: 1, endOnFailure: true, ...(seed !== undefined && { seed: seed + more }) })
      expect(missing()).toEqual([])
      if (process.env.FUZZ_REQUESTS)
        console.log(
          [...statuses]
            .sort()
            .map((each) => each.join(': '))
            .join('\n'),
        )
    })
  })
}
