import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identity } from '../../../content/identity.ts'
import { customerTrail, orderSnapshot } from '../../testing/order-snapshot.ts'
import { type SeededOrder, seedOrder } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'

for (const engine of engines) {
  describe(`survey and confirmation on ${engine}`, () => {
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

    const rate = (body: object) =>
      kit.app.inject({
        method: 'PUT',
        url: '/api/update-encuesta-bitacora',
        payload: { idOrden: order.idOrden, ...body },
      })
    const confirm = () =>
      kit.app.inject({ method: 'POST', url: '/api/confirmar-orden', payload: { idOrden: order.idOrden } })
    const mails = () => kit.db.selectFrom('outbox').selectAll().orderBy('id').execute()

    test('a survey is stored, replaced, and not written twice', async () => {
      expect((await rate({ califica: 4, comentarios: ' bien ' })).json()).toEqual({ ok: true })
      await rate({ califica: 5, comentarios: 'bien' })
      await rate({ califica: 5, comentarios: 'bien' })
      expect(await kit.db.selectFrom('surveys').select(['califica', 'comentarios']).execute()).toEqual([
        { califica: 5, comentarios: 'bien' },
      ])
      expect(await customerTrail(kit.db)).toEqual(['califica: ∅ → 4', 'comentarios: ∅ → bien', 'califica: 4 → 5'])
    })

    test('a survey without comments is one', async () => {
      expect((await rate({ califica: 1 })).statusCode).toBe(200)
      expect(await customerTrail(kit.db)).toHaveLength(2)
    })

    test.each([0, undefined])('a rating of %j is refused', async (califica) => {
      const snapshot = await orderSnapshot(kit.db)
      const reply = await rate({ califica, comentarios: '' })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().campos.califica).toBe('Elige de 1 a 5 estrellas.')
      expect(await orderSnapshot(kit.db)).toEqual(snapshot)
    })

    test('a confirmation is one, and answers the same later, also after the deadline', async () => {
      kit.setNow('2026-12-02T09:30:15.123456-06:00')
      const first = await confirm()
      expect(first.json()).toEqual({ ok: true, confirmed: true, confirmadaEn: '2026-12-02T09:30:15.123-06:00' })
      const snapshot = await orderSnapshot(kit.db)
      kit.setNow('2026-12-20T10:00:00-06:00')
      expect((await confirm()).json()).toEqual(first.json())
      expect(await orderSnapshot(kit.db)).toEqual(snapshot)
      expect(await customerTrail(kit.db)).toEqual(['confirmadaEn: ∅ → 2026-12-02T09:30:15.123-06:00'])
    })

    test('receipt and notice say what was confirmed and changed, and the newest hash; the notice has no link', async () => {
      await kit.app.inject({
        method: 'PUT',
        url: '/api/datos-inst-certificado/update-single',
        payload: { idOrden: order.idOrden, idDatoCert: '48212', Serie: 'Ω-7', Modelo: '' },
      })
      await confirm()
      const [receipt, notice] = await mails()
      const { hash } = await kit.db.selectFrom('audit_head').select('hash').executeTakeFirstOrThrow()
      expect(receipt).toMatchObject({ para: 'compras@cliente.example', asunto: 'Orden OS-2026-0412 confirmada' })
      expect(receipt?.texto).toContain(`http://localhost:3000/confirmacion?id=${order.idOrden}`)
      for (const mail of [receipt, notice]) {
        expect(mail?.texto).toContain(`Huella de la bitácora: ${hash}`)
        expect(mail?.html).toContain(hash)
        expect(mail?.texto).toContain('Versión de los datos: 1\n')
        expect(mail?.texto).toContain('RFC: A&A050908GT0\n')
        expect(mail?.html).toContain('A&amp;A050908GT0')
        expect(mail?.texto).toContain('Folio 48212: Manómetro · Ashcroft · Ω-7 · MP-2')
        expect(mail?.texto).toContain('Serie del folio 48212: 100E2 → Ω-7')
        expect(mail?.texto).toContain('el martes 1 de diciembre de 2026, 10:00 h, hora del centro de México (UTC−6)')
        expect(mail?.adjuntos).not.toContain('A&A050908GT0')
        expect(JSON.parse(mail?.adjuntos ?? '[]')).toMatchObject([
          { nombre: 'vista-previa-OS-2026-0412.pdf', tipo: 'application/pdf', documento: 'vista-previa' },
        ])
      }
      expect(notice).toMatchObject({ para: identity.correo, responderA: 'compras@cliente.example' })
      expect(JSON.stringify(notice)).not.toContain(order.idOrden)
    })

    test('where nothing was changed, receipt and notice say so', async () => {
      await confirm()
      for (const { texto } of await mails())
        expect(texto).toContain('No se cambió ningún dato de los que mandó el laboratorio.')
    })

    test.each([
      ['', ''],
      ['pendiente', ''],
      ['a@b.example; ventas, A@c.example;a@b.example', 'a@b.example, A@c.example'],
      ['a@b.example\nBcc: x@y.example', ''],
    ])('a Correo of %j gets the receipt at %j, and the confirmation stands', async (Correo, para) => {
      order = await seedOrder(kit.db, { OrdenServicio: 'OS-CORREO', billing: { Correo } })
      expect((await confirm()).statusCode).toBe(200)
      const receipts = (await mails()).filter(({ motivo }) => motivo === 'recibo')
      expect(receipts.map((mail) => mail.para)).toEqual(para === '' ? [] : [para])
    })

    test('an order number with a line break does not break the subject', async () => {
      order = await seedOrder(kit.db, { OrdenServicio: 'OS\r\nBcc: x@y.example' })
      expect((await confirm()).statusCode).toBe(200)
    })
  })
}
