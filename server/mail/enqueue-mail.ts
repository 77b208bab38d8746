import type { Tx } from '../database/tables.ts'
import type { Attachment } from './attachment.ts'
import { insertMail } from './outbox-store.ts'

export interface Mail {
  /** One mail per key, whatever is tried twice: `recibo:OS-2026-0412`, `contacto:17:acuse`. */
  clave: string
  /** One address, or several separated by commas: `usableAddresses(Correo).join(', ')`. Empty: nobody to send to. */
  para: string
  asunto: string
  /** Plain text, lines of any length, `\n` at their ends. */
  texto: string
  /** The same as HTML. */
  html?: string
  adjuntos?: readonly Attachment[]
  /**
   * Why it is sent. `invitacion` is an order's link, whose fate is the order's mail state
   * (`invitation-state-store.ts`).
   */
  motivo: string
  OrdenServicio?: string
  responderA?: string
  /** Further headers, such as List-Unsubscribe. */
  encabezados?: Record<string, string>
}

// C0, DEL and the two Unicode line ends: none belongs in a header, and some relays break a line there.
const breaksHeader = /[\p{Cc}\u2028\u2029]/u

function checkHeaders({ para, asunto, responderA = '', encabezados = {}, adjuntos = [] }: Mail): void {
  const files = Object.fromEntries(adjuntos.map(({ nombre, tipo }) => [`adjunto ${nombre}`, `${nombre}${tipo}`]))
  const values = { para, asunto, responderA, ...encabezados, ...files }
  for (const [name, value] of Object.entries(values)) {
    if (breaksHeader.test(value)) throw new RangeError(`A line break in the mail's ${JSON.stringify(name)}`)
  }
  for (const name of Object.keys(encabezados)) {
    if (!/^[!-9;-~]+$/.test(name)) throw new RangeError(`${JSON.stringify(name)} is no header name`)
  }
}

/**
 * Puts a mail into the outbox inside the caller's transaction, so that it goes out if, and only if, that commits.
 * True when it is new; false when its `clave` was there already or `para` is empty. After the commit call
 * `parts.mailQueued?.()`, so that it leaves at once instead of at the sender's next look.
 * @throws RangeError at a line break or control character in a header: nothing is written, the transaction fails.
 */
export async function enqueueMail(tx: Tx, mail: Mail, now: Temporal.Instant): Promise<boolean> {
  checkHeaders(mail)
  if (mail.para === '') return false
  const instant = now.epochMilliseconds
  return insertMail(tx, {
    clave: mail.clave,
    para: mail.para,
    responderA: mail.responderA ?? null,
    asunto: mail.asunto,
    texto: mail.texto,
    html: mail.html ?? '',
    adjuntos: JSON.stringify(mail.adjuntos ?? []),
    encabezados: JSON.stringify(mail.encabezados ?? {}),
    motivo: mail.motivo,
    OrdenServicio: mail.OrdenServicio ?? null,
    estado: 'pendiente',
    intentos: 0,
    creadoEn: instant,
    proximoEn: instant,
    reservadoHasta: null,
    enviadoEn: null,
    ultimoError: null,
  })
}
