import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { composePreview } from '../../certificate/compose-preview.ts'
import { type Sender, startSender } from '../../mail/start-sender.ts'
import { readSettings } from '../../settings.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { type Postbox, startPostbox } from '../../testing/postbox.ts'
import { type SeededOrder, seedOrder, testInstrument } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'
import { previewDocument } from './confirmation-mails.ts'
import { whyMailNotDue } from './order-mail-due.ts'
import { sendInvitation } from './send-invitation.ts'

for (const engine of engines) {
  describe(`an order’s mails over SMTP, on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    let box: Postbox
    let sender: Sender | undefined
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      kit.setNow(tuesday)
      order = await seedOrder(kit.db, { instruments: [testInstrument(1), testInstrument(2)] })
      box = await startPostbox()
    })
    afterAll(() => kit.close())

    const deliver = async (documents = { [previewDocument]: composePreview }) => {
      const settings = readSettings({ SMTP_URL: box.url, BASE_URL: 'https://certeza.example' })
      const whyNotDue: Parameters<typeof startSender>[1]['whyNotDue'] = (mail, now) => whyMailNotDue(kit.db, mail, now)
      sender = startSender({ ...kit.parts, settings }, { whyNotDue, documents })
      const busy = async () =>
        (await kit.db.selectFrom('outbox').select('intentos').execute()).every(({ intentos }) => intentos > 0)
      await expect.poll(busy, { timeout: 30_000 }).toBe(true)
      await sender.stop()
    }
    const close = () => box.close()

    test('the invitation arrives in text and HTML with its calendar file', async () => {
      await sendInvitation(kit.parts, order.OrdenServicio, {})
      await deliver()
      await close()
      const [{ mail } = expect.fail('no mail')] = box.received
      expect(mail.text).toContain('para calibrar 2 instrumentos')
      expect(mail.html).toContain('Revisar y confirmar</a>')
      const [calendar] = mail.attachments
      expect(calendar).toMatchObject({ filename: 'fecha-limite-OS-2026-0412.ics', contentType: 'text/calendar' })
      expect(calendar?.content.toString()).toContain('BEGIN:VEVENT\r\n')
    })

    test('receipt and notice carry the PDF of what was confirmed, whatever was changed before they left', async () => {
      await kit.app.inject({ method: 'POST', url: '/api/confirmar-orden', payload: { idOrden: order.idOrden } })
      // Opened again and corrected while the mail server was away.
      await kit.db.updateTable('orders').set({ confirmadaEn: null, Empresa: 'Otra Empresa' }).execute()
      await kit.db.updateTable('instruments').set({ Serie: 'CAMBIADA' }).execute()
      await deliver()
      await close()
      expect(box.received.map(({ to }) => to)).toHaveLength(2)
      for (const { mail } of box.received) {
        const [pdf] = mail.attachments
        expect(pdf).toMatchObject({ filename: 'vista-previa-OS-2026-0412.pdf', contentType: 'application/pdf' })
        const text = pdfPages(pdf?.content as Buffer).join(' ')
        expect(text).toContain('Diagnóstico e Ingeniería')
        expect(text).toContain('100E1')
        expect(text).not.toMatch(/Otra Empresa|CAMBIADA/)
      }
      const rows = await kit.db.selectFrom('outbox').select(['estado', 'adjuntos']).execute()
      expect(rows).toEqual([
        { estado: 'enviado', adjuntos: '[]' },
        { estado: 'enviado', adjuntos: '[]' },
      ])
    })

    test('a document that cannot be composed: the mail waits, with the reason', async () => {
      await kit.app.inject({ method: 'POST', url: '/api/confirmar-orden', payload: { idOrden: order.idOrden } })
      await deliver({ [previewDocument]: () => Promise.reject(new Error('no font')) })
      await close()
      expect(box.received).toEqual([])
      const rows = await kit.db.selectFrom('outbox').select(['estado', 'ultimoError']).execute()
      expect(rows).toEqual([
        { estado: 'pendiente', ultimoError: 'no font' },
        { estado: 'pendiente', ultimoError: 'no font' },
      ])
    })
  })
}
