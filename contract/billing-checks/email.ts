import { emailAddressForm, splitAddresses } from '../email-addresses.ts'
import type { Billing } from '../order-fields.ts'
import type { Aviso } from './aviso.ts'

/** `correo-forma`: each of the addresses, parted by `,` or `;`, must look like one. Source: design §8. */
export function checkEmail({ Correo }: Billing): Aviso[] {
  if (Correo === '') return []
  const parts = splitAddresses(Correo)
  const wrong = parts.length === 0 ? [Correo] : parts.filter((part) => !emailAddressForm.test(part))
  if (wrong.length === 0) return []
  const named = wrong.map((part) => `«${part}»`).join(', ')
  const mensaje = `${named} no parece un correo. Escríbelo como nombre@empresa.com; si son varios, sepáralos con comas.`
  return [{ campo: 'Correo', codigo: 'correo-forma', mensaje }]
}
