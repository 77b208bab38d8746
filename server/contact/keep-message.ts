import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { Parts } from '../parts.ts'
import type { NewMessage } from './message.ts'
import { acknowledgementMail, noticeMail } from './message-mails.ts'
import { countMessagesFrom, insertMessageOnce } from './message-store.ts'

/** Whoever writes more in a day knows that it arrives; a stranger's address is not flooded with our thanks. */
const mostAcknowledgements = 5

type KeepParts = Pick<Parts, 'db' | 'now' | 'mailQueued'>

/**
 * Stores a message with its mails to the laboratory and (unless `acknowledge` is false) to who wrote, in one
 * transaction. The same message again within ten minutes is taken as the one before: nothing is written.
 */
export async function keepMessage(parts: KeepParts, message: NewMessage, { acknowledge = true } = {}): Promise<void> {
  const now = parts.now()
  const isNew = await parts.db.transaction().execute(async (tx) => {
    const stored = await insertMessageOnce(tx, message, now)
    if (!stored) return false
    await enqueueMail(tx, noticeMail(stored), now)
    const recent = await countMessagesFrom(tx, stored.email, now.subtract({ hours: 24 }))
    if (acknowledge && recent <= mostAcknowledgements) await enqueueMail(tx, acknowledgementMail(stored), now)
    return true
  })
  if (isNew) parts.mailQueued?.()
}

interface Question {
  OrdenServicio: string
  Empresa: string
  /** As the order has it: one address, several or none. */
  Correo: string
  mensaje: string
}

/** Stores and mails a question about an order like a contact message. */
export function keepQuestion(parts: KeepParts, { OrdenServicio, Empresa, Correo, mensaje }: Question): Promise<void> {
  return keepMessage(parts, {
    tipo: 'pregunta',
    nombre: Empresa,
    email: Correo,
    mensaje,
    OrdenServicio,
    sospecha: undefined,
  })
}
