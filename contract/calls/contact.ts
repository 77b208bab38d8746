import * as z from 'zod/mini'
import { requiredText } from '../text.ts'

const blank = 'Por favor, completa todos los campos antes de enviar.'
const notAnAddress = 'Escribe un correo válido, por ejemplo nombre@empresa.com.'

/** One mail address: no blanks, commas, angle brackets or line breaks, so that it can stand in a header. */
export const emailAddress = requiredText(254, blank).check(
  z.regex(/^[^\s@,;<>()[\]\\"]+@[^\s@,;<>()[\]\\"]+\.[^\s@,;<>()[\]\\".]+$/u, { error: notAnAddress }),
)

export const contactBody = z.object({
  nombre: requiredText(200, blank),
  email: emailAddress,
  mensaje: requiredText(5000, blank),
})

export const newsletterBody = z.object({ email: emailAddress })
export const newsletterTokenBody = z.object({ token: requiredText(200, 'Falta la clave del enlace.') })
