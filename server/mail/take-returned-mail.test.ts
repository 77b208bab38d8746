import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { startPostbox } from '../testing/postbox.ts'
import { engines, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { invitationStates } from './invitation-state-store.ts'
import { startSender } from './start-sender.ts'
import { takeReturnedMail } from './take-returned-mail.ts'

const now = Temporal.Instant.from('2026-12-01T10:00:00-06:00')

interface Report {
  messageId: string
  action?: string
  extra?: string
}

/** As Postfix writes it. */
const report = ({ messageId, action = 'failed', extra = '' }: Report) =>
  `Return-Path: <>
Message-ID: <20261201160000.1@mx.example>
From: MAILER-DAEMON@mx.example (Mail Delivery System)
To: hola@certeza.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="B"

--B
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Tue, 1 Dec 2026 10:00:00 -0600 (CST)

Final-Recipient: rfc822; ana@cliente.example
Original-Recipient: rfc822;ana@cliente.example
Action: ${action}
Status: 5.1.1
Remote-MTA: dns; mail.cliente.example
Diagnostic-Code: smtp; 550 5.1.1 <ana@cliente.example>: Recipient address
    rejected: User unknown

--B
Content-Type: text/rfc822-headers

From: =?UTF-8?Q?Certeza_Metrolog=C3=ADa?= <hola@certeza.example>
Message-ID:
 <${messageId}>
Subject: Orden
${extra}
--B--
`.replaceAll('\n', '\r\n')

for (const engine of engines) {
  describe(`takeReturnedMail on ${engine}`, () => {
    let database: TestDatabase
    let messageId: string
    beforeAll(async () => {
      database = await openTestDatabase(engine)
    })
    afterAll(() => database.close())
    beforeEach(async () => {
      await database.reset()
      const mail = { clave: 'i', para: 'ana@cliente.example', asunto: 'Orden', texto: 't', motivo: 'invitacion' }
      await database.db.transaction().execute((tx) => enqueueMail(tx, { ...mail, OrdenServicio: 'OS-1' }, now))
      const box = await startPostbox()
      const settings = readSettings({ SMTP_URL: box.url, BASE_URL: 'https://certeza.example' })
      const parts = { ...database, now: () => now, settings, version: '0' }
      const { stop } = startSender(parts, { whyNotDue: async () => undefined })
      await expect.poll(() => box.received.length, { timeout: 15_000 }).toBe(1)
      await stop()
      await box.close()
      messageId = box.received[0]?.mail.messageId?.slice(1, -1) ?? ''
    })
    const take = (source: string) => takeReturnedMail(database.db, source)
    const state = async () => (await invitationStates(database.db, ['OS-1'])).get('OS-1')

    test('a mail that came back is noted once, with the answer', async () => {
      const motivo =
        'Rebotó: ana@cliente.example: 550 5.1.1 <ana@cliente.example>: Recipient address rejected: User unknown'
      expect(await take(report({ messageId }))).toMatchObject({ resultado: 'anotado', OrdenServicio: 'OS-1', motivo })
      expect(await state()).toMatchObject({ estado: 'rechazada', motivo })
      expect(await take(report({ messageId }))).toMatchObject({ resultado: 'ya anotado' })
    })

    test.each([
      { name: 'of a delay', resultado: 'otro correo', source: () => report({ messageId, action: 'delayed' }) },
      {
        name: 'of a mail of somebody else',
        resultado: 'ajeno',
        source: () => report({ messageId: 'x@cliente.example' }),
      },
      {
        name: 'with a guessed number',
        resultado: 'ajeno',
        source: () => report({ messageId: messageId.replace(/^..../, '0000') }),
      },
      { name: 'of nobody', resultado: 'otro correo', source: () => 'Subject: Hola\r\n\r\nAction: failed\r\n' },
      { name: 'that is empty', resultado: 'otro correo', source: () => '' },
    ])('a report $name changes nothing', async ({ resultado, source }) => {
      expect(await take(source())).toEqual({ resultado })
      expect(await state()).toMatchObject({ estado: 'enviada' })
    })
  })
}
