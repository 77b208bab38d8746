import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identity } from '../../../content/identity.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { orderSnapshot } from '../../testing/order-snapshot.ts'
import { type SeededOrder, seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { markConfirmed } from '../order-store.ts'
import { standingOrders } from '../standing-order-store.ts'
import { previewInvitation, type SendOptions, sendInvitation } from './send-invitation.ts'
import { sendInvitations } from './send-invitations.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
/** The order's deadline is Thursday 3 December, 18:00. */
const lastMoment = '2026-12-02T18:00:00-06:00'
const tooLate = '2026-12-02T18:00:01-06:00'
const expired = '2026-12-03T18:00:01-06:00'

for (const engine of engines) {
  describe(`sendInvitation on ${engine}`, () => {
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

    const send = (options: SendOptions = {}, now?: string) => {
      if (now) kit.setNow(now)
      return sendInvitation(kit.parts, order.OrdenServicio, options)
    }
    const mails = () => kit.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    const settle = (estado: string, ultimoError: string | null = null) =>
      kit.db.updateTable('outbox').set({ estado, ultimoError }).execute()
    const setCorreo = (Correo: string) => kit.db.updateTable('orders').set({ Correo }).execute()

    test('the mail says all that its reader must know, in text and HTML, with the deadline for his calendar', async () => {
      expect(await send()).toMatchObject({ isNew: true, para: 'compras@cliente.example', refused: [] })
      const [mail] = await mails()
      expect(mail?.asunto).toBe(
        'Orden OS-2026-0412: confirma tus datos antes del jueves 3 de diciembre, 18:00 h (hora del centro)',
      )
      const link = `http://localhost:3000/confirmacion?id=${order.idOrden}`
      for (const part of [mail?.texto, mail?.html])
        for (const said of [
          link,
          'para calibrar 2 instrumentos',
          'jueves 3 de diciembre de 2026, 18:00 h, hora del centro de México (UTC−6)',
          'Te pedimos revisar los datos de tu factura',
          '¿Cómo sé que este correo es auténtico?',
          'tu pedido P-1',
          'No te pedimos contraseñas',
          identity.telefono.texto,
        ])
          expect(part).toContain(said)
      const [calendar] = JSON.parse(mail?.adjuntos ?? '[]')
      expect(calendar).toMatchObject({ nombre: 'fecha-limite-OS-2026-0412.ics' })
      expect(calendar.texto).toContain('DTEND:20261204T000000Z')
      expect(mail).toMatchObject({ responderA: identity.correo, motivo: 'invitacion' })
    })

    test('once, until it is asked for again', async () => {
      await send()
      await settle('enviado')
      expect(await send({}, '2026-12-01T12:00:00-06:00')).toMatchObject({ isNew: false })
      expect(await mails()).toHaveLength(1)
      expect(await send({ again: true })).toMatchObject({ isNew: true })
      expect(await mails()).toHaveLength(2)
    })

    test('twice at once is one mail', async () => {
      const sent = await Promise.all([send(), send(), send()])
      expect(sent.map(({ isNew }) => isNew).sort()).toEqual([false, false, true])
      expect(await mails()).toHaveLength(1)
    })

    test('a newer one takes the place of one that has not left', async () => {
      await send()
      await send({ again: true }, '2026-12-01T12:00:00-06:00')
      expect((await mails()).map(({ estado, texto }) => [estado, texto === ''])).toEqual([
        ['retirado', true],
        ['pendiente', false],
      ])
    })

    test('to a customer who changed his address himself it is not sent again', async () => {
      await send()
      await setCorreo('otra@cliente.example')
      expect(await send()).toMatchObject({ isNew: false, para: 'compras@cliente.example' })
    })

    test.each(['descartado', 'rebotado'])('%s: refused to the same address, sent to another', async (estado) => {
      await send()
      await settle(estado, '550 no such user')
      await expect(send()).rejects.toMatchObject({
        reason: 'refusedMail',
        campos: { 'compras@cliente.example': '550 no such user' },
      })
      await setCorreo('otra@cliente.example')
      expect(await send({}, '2026-12-01T12:00:00-06:00')).toMatchObject({ isNew: true, para: 'otra@cliente.example' })
    })

    test('addresses that no mail goes to are named; without any other nothing is written', async () => {
      await setCorreo('ventas; ana@cliente.example')
      expect((await send()).refused).toEqual([{ direccion: 'ventas', motivo: 'No es una dirección de correo.' }])
      await setCorreo('ventas')
      const before = await orderSnapshot(kit.db)
      await expect(send({ again: true })).rejects.toMatchObject({
        reason: 'noAddress',
        campos: { ventas: 'No es una dirección de correo.' },
      })
      expect(await orderSnapshot(kit.db)).toEqual(before)
    })

    const refusals: { name: string; now: string; options: SendOptions; reason: string | undefined }[] = [
      { name: 'one business day left', now: lastMoment, options: {}, reason: undefined },
      { name: 'less than one business day left', now: tooLate, options: {}, reason: 'tooLate' },
      { name: 'the same, anyway', now: tooLate, options: { anyway: true }, reason: undefined },
      { name: 'the same, again', now: tooLate, options: { again: true }, reason: 'tooLate' },
      { name: 'expired', now: expired, options: {}, reason: 'lapsedOrder' },
      { name: 'expired, anyway', now: expired, options: { anyway: true }, reason: 'lapsedOrder' },
    ]
    test.each(refusals)('$name: $reason', async ({ now, options, reason }) => {
      const before = await orderSnapshot(kit.db)
      if (reason === undefined) {
        expect(await send(options, now)).toMatchObject({ isNew: true, isRenewed: false })
        return
      }
      await expect(send(options, now)).rejects.toMatchObject({ reason })
      expect(await orderSnapshot(kit.db)).toEqual(before)
    })

    test.each([tooLate, expired])('renewed at %s: the deadline is counted anew, in the log as staff’s', async (now) => {
      await send()
      expect(await send({ renew: true, note: { como: 'Ana' } }, now)).toMatchObject({ isNew: true, isRenewed: true })
      const { fechaLimite } = await kit.db.selectFrom('orders').select('fechaLimite').executeTakeFirstOrThrow()
      const day = now === expired ? '2026-12-08' : '2026-12-07'
      const anew = now === expired ? '2026-12-08T18:00:00-06:00' : '2026-12-07T18:00:00-06:00'
      expect(fechaLimite).toBe(at(anew).epochMilliseconds)
      const entries = await kit.db.selectFrom('audit').selectAll().where('tipo', '=', 'prorroga').execute()
      expect(entries).toMatchObject([{ quien: 'laboratorio', como: 'Ana', campo: 'fechaLimite', despues: anew }])
      expect((await mails()).at(-1)?.texto).toContain(`${Number(day.slice(-2))} de diciembre de 2026, 18:00 h`)
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true })
      // Time enough is left now: the deadline stays, and nothing is sent.
      expect(await send({ renew: true })).toMatchObject({ isNew: false, isRenewed: false })
    })

    test('with time enough, renewing moves nothing', async () => {
      expect(await send({ renew: true })).toMatchObject({ isNew: true, isRenewed: false })
    })

    test('a confirmed order is not written to, renewed or not', async () => {
      await kit.db.transaction().execute((tx) => markConfirmed(tx, order.idOrden, at(tuesday)))
      for (const options of [{}, { renew: true }, { again: true, anyway: true }])
        await expect(send(options, tooLate)).rejects.toMatchObject({ reason: 'alreadyConfirmed' })
      expect(await mails()).toEqual([])
    })

    test('a preview is the mail that would go, and writes nothing', async () => {
      const before = await orderSnapshot(kit.db)
      const { mail } = await previewInvitation(kit.parts, order.OrdenServicio, {})
      kit.setNow(tooLate)
      const renewed = await previewInvitation(kit.parts, order.OrdenServicio, { renew: true })
      expect(await orderSnapshot(kit.db)).toEqual(before)
      expect(renewed.mail.texto).toContain('7 de diciembre')
      await send({}, tuesday)
      const [stored] = await mails()
      expect(stored).toMatchObject({ asunto: mail.asunto, texto: mail.texto, html: mail.html, para: mail.para })
    })

    test('a version that was opened again is sent again, and says so', async () => {
      await send()
      await settle('enviado')
      await kit.db.updateTable('orders').set({ version: 2 }).execute()
      expect(await send({}, '2026-12-01T12:00:00-06:00')).toMatchObject({ isNew: true })
      expect((await mails()).at(-1)?.texto).toContain('Abrimos otra vez los datos que habías confirmado')
    })

    test('an order’s number and company with anything in them break neither subject nor HTML', async () => {
      order = await seedOrder(kit.db, { OrdenServicio: 'OS\r\n<b>"', billing: { Empresa: '<img src=x>' } })
      await send()
      const mail = (await mails()).at(-1)
      expect(mail?.asunto).toMatch(/^Orden OS <b>": confirma/)
      expect(mail?.html).not.toMatch(/<img|<b>/)
    })

    test('of many, those that are refused hold up none', async () => {
      await seedOrder(kit.db, { OrdenServicio: 'OS-2', billing: { Correo: '' } })
      await seedOrder(kit.db, { OrdenServicio: 'OS-3' })
      const done: number[] = []
      const numbers = ['OS-9', 'OS-2', 'OS-3', order.OrdenServicio]
      const results = await sendInvitations(kit.parts, numbers, { onProgress: (count) => done.push(count) })
      expect(results.map(({ OrdenServicio, resultado }) => `${OrdenServicio} ${resultado}`)).toEqual([
        'OS-9 rechazada',
        'OS-2 rechazada',
        'OS-3 enviada',
        'OS-2026-0412 enviada',
      ])
      expect(results[1]?.motivo).toBe('La orden no tiene un correo al que escribir. Correo: Está vacío.')
      expect(done).toEqual([1, 2, 3, 4])
      expect(await mails()).toHaveLength(2)
    })
  })
}
