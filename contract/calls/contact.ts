import * as z from 'zod/mini'
import { emailAddressForm } from '../email-addresses.ts'
import { requiredText } from '../text.ts'

const blank = 'Por favor, completa todos los campos antes de enviar.'
const notAnAddress = 'Escribe un correo válido, por ejemplo nombre@empresa.com.'

/** One mail address, as `emailAddressForm` has it. */
export const emailAddress = requiredText(254, blank).check(z.regex(emailAddressForm, { error: notAnAddress }))

export const contactBody = z.object({
  nombre: requiredText(200, blank),
  email: emailAddress,
  mensaje: requiredText(5000, blank),
})

export const newsletterBody = z.object({ email: emailAddress })
export const newsletterTokenBody = z.object({ token: requiredText(200, 'Falta la clave del enlace.') })
