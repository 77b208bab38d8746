import type { Billing } from '../order-fields.ts'
import { regimenesSat, usosSat } from '../sat/catalogues.ts'
import type { Aviso } from './aviso.ts'

const neverService: Record<string, string> = { CP01: 'pagos', CN01: 'nómina' }

/** `uso-no-servicio`: CP01 is for payments, CN01 for payroll, never for a service. Source: field.md §1. */
export function checkServiceUse({ UsoCFDI }: Billing): Aviso[] {
  const purpose = Object.hasOwn(neverService, UsoCFDI) ? neverService[UsoCFDI] : undefined
  if (!purpose) return []
  const mensaje = `El uso ${UsoCFDI} es para ${purpose}, no para un servicio. Elige otro; suele ser G03, Gastos en general.`
  return [{ campo: 'UsoCFDI', codigo: 'uso-no-servicio', mensaje }]
}

/** `uso-regimen`: c_UsoCFDI names the regímenes each use goes with (CFDI40161); both must be in the lists. */
export function checkUseByRegimen({ UsoCFDI, RegimenFiscal }: Billing): Aviso[] {
  const use = usosSat.find(({ clave }) => clave === UsoCFDI)
  const isListed = regimenesSat.some(({ clave }) => clave === RegimenFiscal)
  if (!use || !isListed || use.regimenes.includes(RegimenFiscal)) return []
  const mensaje = `El SAT no acepta el uso ${UsoCFDI} con el régimen ${RegimenFiscal}. Elige otro uso, o revisa el régimen en tu Constancia.`
  return [{ campo: 'UsoCFDI', codigo: 'uso-regimen', mensaje }]
}
