import type { Billing } from '../order-fields.ts'
import type { Aviso } from './aviso.ts'
import { readRfc } from './rfc-form.ts'

/** `generico-regimen`: with a generic RFC the régimen is 616. Source: field.md §1. */
export function checkGenericRegimen({ RFC, RegimenFiscal }: Billing): Aviso[] {
  if (RegimenFiscal === '' || RegimenFiscal === '616' || !readRfc(RFC)?.generic) return []
  const mensaje = 'Con un RFC genérico el régimen fiscal es 616, Sin obligaciones fiscales. Cámbialo, o cambia el RFC.'
  return [{ campo: 'RegimenFiscal', codigo: 'generico-regimen', mensaje }]
}

/** `generico-uso`: with a generic RFC the use is S01. Source: field.md §1. */
export function checkGenericUso({ RFC, UsoCFDI }: Billing): Aviso[] {
  if (UsoCFDI === '' || UsoCFDI === 'S01' || !readRfc(RFC)?.generic) return []
  const mensaje = 'Con un RFC genérico el uso del CFDI es S01, Sin efectos fiscales. Cámbialo, o cambia el RFC.'
  return [{ campo: 'UsoCFDI', codigo: 'generico-uso', mensaje }]
}
