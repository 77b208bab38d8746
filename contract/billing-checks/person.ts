import type { Billing } from '../order-fields.ts'
import { type EntryByPerson, regimenesSat, usosSat } from '../sat/catalogues.ts'
import type { Aviso } from './aviso.ts'
import { readRfc } from './rfc-form.ts'

const people = { fisica: 'una persona (13 caracteres)', moral: 'una empresa (12 caracteres)' }

/** Whom the RFC names, where the list does not have `clave` for them. The generic RFCs name nobody. */
function mismatch(list: readonly EntryByPerson[], clave: string, { RFC }: Billing): string | undefined {
  const read = readRfc(RFC)
  const entry = list.find((each) => each.clave === clave)
  return read && !read.generic && entry && !entry[read.person] ? people[read.person] : undefined
}

/** `uso-persona`: c_UsoCFDI says for whom each use is (CFDI40161). */
export function checkUsoPerson(billing: Billing): Aviso[] {
  const whom = mismatch(usosSat, billing.UsoCFDI, billing)
  if (!whom) return []
  const mensaje = `El uso ${billing.UsoCFDI} no se puede usar con el RFC de ${whom}. Elige otro; para un servicio suele ser G03.`
  return [{ campo: 'UsoCFDI', codigo: 'uso-persona', mensaje }]
}

/** `regimen-persona`: c_RegimenFiscal says for whom each régimen is (CFDI40158). */
export function checkRegimenPerson(billing: Billing): Aviso[] {
  const whom = mismatch(regimenesSat, billing.RegimenFiscal, billing)
  if (!whom) return []
  const mensaje = `El régimen ${billing.RegimenFiscal} no corresponde al RFC de ${whom}. Elige el que aparece en tu Constancia.`
  return [{ campo: 'RegimenFiscal', codigo: 'regimen-persona', mensaje }]
}
