import * as z from 'zod/mini'
import { emailAddressForm, notAnAddress } from '../email-addresses.ts'
import { requiredText, text } from '../text.ts'

/** Source: specification §5. */
export const blankSentence = 'Por favor, completa todos los campos antes de enviar.'

/** One mail address, as `emailAddressForm` has it. */
const emailAddress = requiredText(254, blankSentence).check(z.regex(emailAddressForm, { error: notAnAddress }))

const oneLine = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: 'Escríbelo en una sola línea.' })

/** What the form sends beside the message, so that robots show. A call without them is as good. */
const robotTraps = {
  /** Value of a field that people neither see nor reach: blank unless a robot filled it. */
  pagina: z.optional(text(2000)),
  /** Where script runs: milliseconds between showing the form and sending it. */
  tardo: z.optional(z.union([z.number(), text(20)], { error: 'Debe ser un número.' })),
}

export const contactBody = z.object({
  nombre: requiredText(200, blankSentence).check(oneLine),
  email: emailAddress,
  mensaje: requiredText(5000, blankSentence),
  ...robotTraps,
})

export const newsletterBody = z.object({ email: emailAddress })
export const newsletterTokenBody = z.object({ token: requiredText(200, 'Falta la clave del enlace.') })

const optionalToken = z.object({ token: z.optional(text(200)) })
/** Leaving: the token comes in the body, or in the address where a mail program posts (RFC 8058). */
export const oneClickBody = optionalToken
export const oneClickQuery = optionalToken
