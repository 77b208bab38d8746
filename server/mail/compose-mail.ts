import type { SendMailOptions } from 'nodemailer'
import { identity } from '../../content/identity.ts'
import type { OutgoingMail } from './delivery.ts'
import { messageIdOf } from './outbox-mail.ts'

/**
 * The mail as nodemailer takes it: from the laboratory, the same Message-ID and Date at each try. `baseUrl` gives the
 * Message-ID its domain. Marked as automatic, so that out-of-office replies stay away (RFC 3834).
 */
export function composeMail(mail: OutgoingMail, baseUrl: string): SendMailOptions {
  return {
    from: { name: identity.nombre, address: identity.correo },
    to: mail.para.map((address) => ({ name: '', address })),
    replyTo: mail.responderA ? { name: '', address: mail.responderA } : undefined,
    subject: mail.asunto,
    text: mail.texto,
    html: mail.html === '' ? undefined : mail.html,
    attachments: [...mail.attachments],
    date: new Date(mail.creadoEn.epochMilliseconds),
    messageId: `<${messageIdOf(mail, new URL(baseUrl).hostname)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.encabezados },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
