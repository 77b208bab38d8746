import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import type { Deliver } from './delivery.ts'
import { emlName } from './eml-name.ts'
import { mailName } from './outbox-mail.ts'

/**
 * Without a mail server: each mail becomes an .eml file in `folder`, whole or not at all, readable by its owner only.
 */
export function deliverAsEml(folder: string, baseUrl: string): Deliver {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await composer.sendMail(composeMail(mail, baseUrl))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = emlName(mail.creadoEn, mailName(mail))
    const partial = join(folder, `.${name}.${process.pid}`)
    const file = await open(partial, 'w', 0o600)
    try {
      await file.writeFile(message)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, join(folder, name))
    return { reached: true, refused: [], remaining: [] }
  }
}
