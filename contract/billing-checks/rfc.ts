import type { Billing } from '../order-fields.ts'
import type { Aviso, AvisoCode } from './aviso.ts'
import { cleanRfc, doesCheckSumMatch, readRfc } from './rfc-form.ts'

const aviso = (codigo: AvisoCode, mensaje: string): Aviso => ({ campo: 'RFC', codigo, mensaje })

/** `rfc-escritura`: an RFC with blanks, hyphens or lower case, which SAT's form does not have. Source: design §8. */
export function checkRfcWriting({ RFC }: Billing): Aviso[] {
  const clean = cleanRfc(RFC)
  if (RFC === clean || !readRfc(RFC)) return []
  return [aviso('rfc-escritura', `El RFC va en mayúsculas, sin espacios ni guiones: «${clean}».`)]
}

/** `rfc-forma`: 12 characters (company) or 13 (person) of SAT's form. Source: field.md §1. */
export function checkRfcForm({ RFC }: Billing): Aviso[] {
  if (RFC === '' || readRfc(RFC)) return []
  const { length } = cleanRfc(RFC)
  const counted = length === 12 || length === 13 ? '' : ` Este tiene ${length}.`
  return [
    aviso(
      'rfc-forma',
      `El RFC tiene 12 caracteres si es de una empresa o 13 si es de una persona: letras, fecha y homoclave.${counted} Compáralo con tu Constancia.`,
    ),
  ]
}

/** `rfc-fecha`: its six digits are no date. Source: field.md §1. */
export function checkRfcDate({ RFC }: Billing): Aviso[] {
  const read = readRfc(RFC)
  if (!read || read.dateExists) return []
  const digits = read.rfc.slice(-9, -3)
  return [
    aviso(
      'rfc-fecha',
      `Los dígitos ${digits} del RFC no forman una fecha (año, mes y día). Compáralos con tu Constancia.`,
    ),
  ]
}

/**
 * `rfc-digito`: the check digit differs. Not for the generic ones; genuine RFCs with another digit exist. Source:
 * field.md §1.
 */
export function checkRfcDigit({ RFC }: Billing): Aviso[] {
  const read = readRfc(RFC)
  if (!read?.dateExists || read.generic || doesCheckSumMatch(read.rfc)) return []
  return [
    aviso(
      'rfc-digito',
      'El último carácter del RFC no es el que suele corresponder a los demás. Compáralo letra por letra con tu Constancia; si es igual, déjalo así.',
    ),
  ]
}

/** `rfc-generico`: the invoice would name nobody. Source: field.md §1. */
export function checkGenericRfc({ RFC }: Billing): Aviso[] {
  if (!readRfc(RFC)?.generic) return []
  return [
    aviso('rfc-generico', 'Es un RFC genérico: la factura no quedará a nombre de tu empresa. Escribe el RFC de ella.'),
  ]
}
