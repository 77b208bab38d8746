import type { Billing } from '../order-fields.ts'
import type { Aviso } from './aviso.ts'

/** `cp-forma`: five digits; no Mexican code begins with 00 or is 99999. Source: design §8, pitfalls (RFC and CFDI). */
export function checkPostalCode({ CP }: Billing): Aviso[] {
  if (CP === '') return []
  if (!/^\d{5}$/.test(CP)) {
    const mensaje =
      'El código postal tiene cinco dígitos. Escribe el de tu domicilio fiscal, como está en tu Constancia.'
    return [{ campo: 'CP', codigo: 'cp-forma', mensaje }]
  }
  if (!CP.startsWith('00') && CP !== '99999') return []
  const mensaje = `«${CP}» no es un código postal de México. Escribe el de tu domicilio fiscal, como está en tu Constancia.`
  return [{ campo: 'CP', codigo: 'cp-forma', mensaje }]
}
