import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listTrail } from '../../audit/audit-store.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { orderSnapshot } from '../../testing/order-snapshot.ts'
import { type SeededOrder, seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { answerSurvey } from '../calls/answer-survey.ts'
import { confirmOrder } from '../calls/confirm-order.ts'
import { saveBilling } from '../calls/save-billing.ts'
import { saveInstrument } from '../calls/save-instrument.ts'
import { readOrderList } from '../import/import-json.ts'
import { importOrders } from '../import/import-orders.ts'
import { listInstruments } from '../instrument-store.ts'
import { whyMailNotDue } from '../mails/order-mail-due.ts'
import { sendInvitation } from '../mails/send-invitation.ts'
import { orderState } from '../order-state.ts'
import { getOrder } from '../order-store.ts'
import { standingOrders } from '../standing-order-store.ts'
import { cancelOrder } from './cancel-order.ts'
import { extendDeadline } from './extend-deadline.ts'
import { reopenOrder } from './reopen-order.ts'
import { replaceLink } from './replace-link.ts'
import { listVersions } from './version-store.ts'

const note = { como: 'Ana Núñez', motivo: 'La serie estaba mal' }
const wednesday = '2026-12-02T12:00:00-06:00'
const friday = '2026-12-04T09:00:00-06:00'

interface Call {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT'
  url: string
  body?: object
}
const writes: Call[] = [
  { method: 'PUT', url: '/api/datos-factura', body: { CP: '06600' } },
  { method: 'PUT', url: '/api/datos-factura', body: {} },
  { method: 'PUT', url: '/api/datos-inst-certificado/update-single', body: { idDatoCert: '48211', Serie: 'X' } },
  { method: 'PUT', url: '/api/update-encuesta-bitacora', body: { califica: 5, comentarios: 'x' } },
  { method: 'POST', url: '/api/confirmar-orden', body: {} },
]
const reads: Call[] = [
  { method: 'POST', url: '/api/datos-factura', body: {} },
  { method: 'POST', url: '/api/datos-certificado', body: {} },
]
const others: Call[] = [
  { method: 'POST', url: '/api/pregunta-orden', body: { mensaje: '¿Y el RFC?' } },
  { method: 'GET', url: '/api/certificado/ID.pdf' },
  { method: 'HEAD', url: '/api/certificado/ID.pdf' },
]

for (const engine of engines) {
  describe(`corrections on ${engine}`, () => {
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

    const send = ({ method, url, body }: Call, idOrden = order.idOrden) =>
      kit.app.inject({
        method,
        url: url.replace('ID', idOrden),
        ...(body && { payload: { idOrden, ...body } }),
      })
    const read = async (idOrden = order.idOrden) => (await send(reads[1] as Call, idOrden)).json()
    const verified = () => verifyAudit(kit.db, standingOrders)
    const correct = async () => {
      await saveBilling(kit.parts, order.idOrden, { CP: '06600' })
      await saveInstrument(kit.parts, { idOrden: order.idOrden, idDatoCert: '48211' }, { Serie: 'Ñ-1' })
      await answerSurvey(kit.parts, order.idOrden, { califica: 4, comentarios: 'bien' })
    }

    describe('cancelled', () => {
      test.each(writes)('$method $url $body is 403 and in neither data nor log', async (call) => {
        await cancelOrder(kit.parts, order.OrdenServicio, note)
        const before = await orderSnapshot(kit.db)
        for (const at of [tuesday, friday]) {
          kit.setNow(at)
          const reply = await send(call)
          expect([reply.statusCode, reply.json()]).toEqual([
            403,
            { error: 'La orden está cancelada; los datos ya no se pueden cambiar.' },
          ])
        }
        expect(await orderSnapshot(kit.db)).toEqual(before)
      })

      test.each(['open', 'confirmed', 'expired'])(
        'from %s: readings say so, and it is logged with who and why',
        async (state) => {
          if (state === 'confirmed') await confirmOrder(kit.parts, order.idOrden)
          kit.setNow(state === 'expired' ? friday : wednesday)
          const cancelled = await cancelOrder(kit.parts, order.OrdenServicio, note)
          expect(orderState(cancelled, kit.parts.now())).toBe('cancelada')
          const canceladaEn = state === 'expired' ? friday : wednesday
          for (const call of reads)
            expect((await send(call)).json()).toMatchObject({
              cancelled: true,
              canceladaEn,
              expired: false,
              confirmed: state === 'confirmed',
            })
          const entry = (await listTrail(kit.db, order.OrdenServicio)).at(-1)
          expect(entry).toMatchObject({ tipo: 'cancelacion', quien: 'laboratorio', despues: canceladaEn, ...note })
          expect(await verified()).toMatchObject({ ok: true, falla: null })
          await expect(cancelOrder(kit.parts, order.OrdenServicio, note)).rejects.toMatchObject({
            reason: 'alreadyCancelled',
          })
          await expect(confirmOrder(kit.parts, order.idOrden)).rejects.toMatchObject({ reason: 'cancelledOrder' })
        },
      )

      test('a question, the certificate and the laboratory’s deadline', async () => {
        await cancelOrder(kit.parts, order.OrdenServicio, note)
        expect(await Promise.all(others.map(async (call) => (await send(call)).statusCode))).toEqual([200, 200, 200])
        const until = Temporal.Instant.from(friday)
        await expect(extendDeadline(kit.parts, order.OrdenServicio, until)).rejects.toMatchObject({
          reason: 'alreadyCancelled',
        })
      })

      test('an import changes nothing: refused where it would, with the reason', async () => {
        const record = (CP: string) => [
          {
            OrdenServicio: order.OrdenServicio,
            CP,
            instrumentos: [{ idDatoCert: '48211' }],
            instrumentosAdicional: [{ idDatoCert: '48212' }],
          },
        ]
        await cancelOrder(kit.parts, order.OrdenServicio, note)
        const before = await orderSnapshot(kit.db)
        const options = { quien: 'erp', now: kit.parts.now(), closedDays: new Set<string>(), baseUrl: '' } as const
        expect(await importOrders(kit.db, readOrderList(record('06600')), options)).toMatchObject([
          {
            resultado: 'rechazada',
            estado: 'cancelada',
            motivos: [{ renglon: 1, columna: 'CP', motivo: 'La orden está cancelada; no se cambia.' }],
          },
        ])
        expect(await importOrders(kit.db, readOrderList(record('64000')), options)).toMatchObject([
          { resultado: 'igual', estado: 'cancelada' },
        ])
        expect(await orderSnapshot(kit.db)).toEqual(before)
      })
    })

    describe('opened again', () => {
      interface Scenario {
        name: string
        from: ('confirmed' | 'cancelled')[]
        at: string
        hasta?: string
        version: number
        fechaLimite: string
        logged: string[]
      }
      const scenarios: Scenario[] = [
        {
          name: 'confirmed, its deadline ahead',
          from: ['confirmed'],
          at: wednesday,
          version: 2,
          fechaLimite: '2026-12-03T18:00:00-06:00',
          logged: ['version', 'confirmadaEn'],
        },
        {
          name: 'confirmed, its deadline passed: two business days anew',
          from: ['confirmed'],
          at: friday,
          version: 2,
          fechaLimite: '2026-12-08T18:00:00-06:00',
          logged: ['version', 'confirmadaEn', 'fechaLimite'],
        },
        {
          name: 'confirmed, until a date',
          from: ['confirmed'],
          at: wednesday,
          hasta: '2026-12-10T18:00:00-06:00',
          version: 2,
          fechaLimite: '2026-12-10T18:00:00-06:00',
          logged: ['version', 'confirmadaEn', 'fechaLimite'],
        },
        {
          name: 'expired, until a date: still the first version',
          from: [],
          at: friday,
          hasta: '2026-12-10T18:00:00-06:00',
          version: 1,
          fechaLimite: '2026-12-10T18:00:00-06:00',
          logged: ['fechaLimite'],
        },
        {
          name: 'cancelled by mistake',
          from: ['cancelled'],
          at: wednesday,
          version: 1,
          fechaLimite: '2026-12-03T18:00:00-06:00',
          logged: ['canceladaEn'],
        },
        {
          name: 'cancelled after it was confirmed',
          from: ['confirmed', 'cancelled'],
          at: friday,
          version: 2,
          fechaLimite: '2026-12-08T18:00:00-06:00',
          logged: ['version', 'confirmadaEn', 'canceladaEn', 'fechaLimite'],
        },
      ]
      test.each(scenarios)('$name', async ({ from, at, hasta, version, fechaLimite, logged }) => {
        await correct()
        if (from.includes('confirmed')) await confirmOrder(kit.parts, order.idOrden)
        if (from.includes('cancelled')) await cancelOrder(kit.parts, order.OrdenServicio, note)
        kit.setNow(at)
        const until = hasta === undefined ? undefined : Temporal.Instant.from(hasta)
        await reopenOrder(kit.parts, order.OrdenServicio, { hasta: until, note })
        const open = { confirmed: false, expired: false, cancelled: false, version, fechaLimite, reabiertaEn: at }
        for (const call of reads) expect((await send(call)).json()).toMatchObject(open)
        expect(await read()).toMatchObject({ CP: '06600', encuesta: { califica: 4, comentarios: 'bien' } })
        const trail = (await listTrail(kit.db, order.OrdenServicio)).filter(({ tipo }) => tipo === 'reapertura')
        expect(trail.map(({ campo }) => campo)).toEqual(logged)
        for (const entry of trail) expect(entry).toMatchObject({ quien: 'laboratorio', ...note })
        expect(await verified()).toMatchObject({ ok: true, falla: null })
        // It is open: the customer writes, and confirms this version.
        expect((await send(writes[0] as Call)).statusCode).toBe(200)
        expect((await send(writes[4] as Call)).json()).toMatchObject({ confirmadaEn: at })
        expect(await read()).toMatchObject({ confirmed: true, confirmadaEn: at, version })
        expect(await verified()).toMatchObject({ ok: true, falla: null })
      })

      test('what was confirmed is kept as it was, version by version', async () => {
        await correct()
        const firstTime = await confirmOrder(kit.parts, order.idOrden)
        const confirmed = async () => ({
          order: await getOrder(kit.db, order.idOrden),
          instruments: await listInstruments(kit.db, order.idOrden),
        })
        const first = await confirmed()
        kit.setNow(wednesday)
        await reopenOrder(kit.parts, order.OrdenServicio, { note })
        await saveInstrument(kit.parts, { idOrden: order.idOrden, idDatoCert: '48211' }, { Serie: 'Ñ-2' })
        await answerSurvey(kit.parts, order.idOrden, { califica: 2, comentarios: 'otra vez' })
        await confirmOrder(kit.parts, order.idOrden)
        const second = await confirmed()
        kit.setNow(friday)
        await reopenOrder(kit.parts, order.OrdenServicio, { note })
        const versions = await listVersions(kit.db, order.OrdenServicio)
        expect(versions).toMatchObject([
          { version: 1, survey: { califica: 4, comentarios: 'bien' } },
          { version: 2, survey: { califica: 2, comentarios: 'otra vez' } },
        ])
        expect(versions[0]?.confirmadaEn.equals(firstTime)).toBe(true)
        for (const [place, { order: was, instruments }] of [first, second].entries()) {
          const { billing, recibido, tocados, fechaLimite } = was
          expect(versions[place]).toMatchObject({ billing, recibido, tocados, instruments })
          expect(versions[place]?.fechaLimite.equals(fechaLimite)).toBe(true)
        }
        expect(await verified()).toMatchObject({ ok: true, falla: null })
        const mails = await kit.db
          .selectFrom('outbox')
          .select('clave')
          .where('motivo', '=', 'recibo')
          .orderBy('id')
          .execute()
        expect(new Set(mails.map(({ clave }) => clave)).size).toBe(2)
      })

      const refused: [name: string, at: string, hasta: string | undefined, reason: string][] = [
        ['an open order', tuesday, '2026-12-10T18:00:00-06:00', 'alreadyOpen'],
        ['an expired order without --hasta', friday, undefined, 'needsDeadline'],
        ['a deadline that has passed', friday, '2026-12-04T08:59:59-06:00', 'pastDeadline'],
        ['a deadline that is now', friday, friday, 'pastDeadline'],
      ]
      test.each(refused)('refuses %s, and changes nothing', async (_, at, hasta, reason) => {
        kit.setNow(at)
        const before = await orderSnapshot(kit.db)
        const until = hasta === undefined ? undefined : Temporal.Instant.from(hasta)
        const reopening = reopenOrder(kit.parts, order.OrdenServicio, { hasta: until, note })
        await expect(reopening).rejects.toMatchObject({ reason })
        expect(await orderSnapshot(kit.db)).toEqual(before)
      })
    })

    describe('another link', () => {
      test.each([...writes, ...reads, ...others])(
        '$method $url $body by the old one is 410, and reveals nothing',
        async (call) => {
          const { idOrden } = await replaceLink(kit.parts, order.OrdenServicio, note)
          const before = await orderSnapshot(kit.db)
          const reply = await send(call)
          expect(reply.statusCode).toBe(410)
          expect(reply.body).not.toContain(idOrden)
          if (call.method !== 'HEAD') expect(reply.json().error).toMatch(/^Este enlace se reemplazó por otro/)
          expect(await orderSnapshot(kit.db)).toEqual(before)
          expect((await send(call, idOrden)).statusCode).toBe(200)
        },
      )

      test('holds the whole order, again and again; the log tells when, not what', async () => {
        await correct()
        const before = await read()
        const links = [order.idOrden]
        for (let nth = 0; nth < 3; nth += 1)
          links.push((await replaceLink(kit.parts, order.OrdenServicio, note)).idOrden)
        const newest = links.at(-1) ?? ''
        expect(new Set(links).size).toBe(4)
        expect(await read(newest)).toEqual({ ...before, idOrden: newest })
        for (const link of links.slice(0, -1)) expect((await send(reads[0] as Call, link)).statusCode).toBe(410)
        const trail = await listTrail(kit.db, order.OrdenServicio)
        expect(trail.filter(({ tipo }) => tipo === 'enlace')).toHaveLength(3)
        expect(trail.at(-1)).toMatchObject({ quien: 'laboratorio', ...note })
        for (const link of links) expect(JSON.stringify(trail)).not.toContain(link)
        expect(await verified()).toMatchObject({ ok: true, falla: null })
      })

      test.each(['confirmed', 'cancelled', 'reopened'])('of a %s order', async (state) => {
        await confirmOrder(kit.parts, order.idOrden)
        if (state === 'cancelled') await cancelOrder(kit.parts, order.OrdenServicio, note)
        if (state === 'reopened') await reopenOrder(kit.parts, order.OrdenServicio, { note })
        const before = await read()
        const { idOrden } = await replaceLink(kit.parts, order.OrdenServicio, note)
        expect(await read(idOrden)).toEqual({ ...before, idOrden })
        expect(await verified()).toMatchObject({ ok: true, falla: null })
      })
    })

    test('the mail with the link goes again by a new link and for a new version, and not twice', async () => {
      const isNew = async () => (await sendInvitation(kit.parts, order.OrdenServicio, { anyway: true })).isNew
      expect([await isNew(), await isNew()]).toEqual([true, false])
      await replaceLink(kit.parts, order.OrdenServicio, note)
      expect([await isNew(), await isNew()]).toEqual([true, false])
      const { idOrden } = await replaceLink(kit.parts, order.OrdenServicio, note)
      await confirmOrder(kit.parts, idOrden)
      await reopenOrder(kit.parts, order.OrdenServicio, { note })
      expect([await isNew(), await isNew()]).toEqual([true, false])
      await cancelOrder(kit.parts, order.OrdenServicio, note)
      await expect(isNew()).rejects.toMatchObject({ reason: 'alreadyCancelled' })
      const [mail] = await kit.db
        .selectFrom('outbox')
        .selectAll()
        .where('motivo', '=', 'invitacion')
        .orderBy('id', 'desc')
        .execute()
      const waiting = { motivo: 'invitacion', OrdenServicio: order.OrdenServicio, texto: mail?.texto ?? '' }
      expect(await whyMailNotDue(kit.db, waiting, kit.parts.now())).toBe('La orden está cancelada.')
    })

    test.each([
      ['reopenOrder', () => reopenOrder(kit.parts, 'OS-9', { note })],
      ['cancelOrder', () => cancelOrder(kit.parts, 'OS-9', note)],
      ['replaceLink', () => replaceLink(kit.parts, 'OS-9', note)],
    ])('%s of an unknown number is refused by name', async (_, act) => {
      await expect(act()).rejects.toMatchObject({ reason: 'unknownNumber', campos: { ORDEN: 'OS-9' } })
    })
  })
}
