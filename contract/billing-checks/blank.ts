import type { Billing, BillingField } from '../order-fields.ts'
import type { Aviso } from './aviso.ts'

const needed: Partial<Record<BillingField, string>> = {
  RFC: 'Falta el RFC. Escríbelo como está en tu Constancia de Situación Fiscal.',
  Empresa: 'Falta el nombre o la razón social. Escríbelo como está en tu Constancia de Situación Fiscal.',
  CP: 'Falta el código postal. Escribe el de tu domicilio fiscal, como está en tu Constancia.',
  MetodoPago: 'Falta el método de pago. Elígelo de la lista: PUE si pagas todo de una vez, PPD si pagas después.',
  FormaPago: 'Falta la forma de pago. Elígela de la lista; si todavía no sabes cómo pagarás, es 99 con PPD.',
  UsoCFDI: 'Falta el uso del CFDI. Elígelo de la lista; para un servicio suele ser G03, Gastos en general.',
  RegimenFiscal: 'Falta el régimen fiscal. Elige el que aparece en tu Constancia de Situación Fiscal.',
  Correo: 'Falta el correo. Escribe a dónde enviamos la factura.',
}

/**
 * `vacio`: a CFDI 4.0 invoice cannot be made without it; the mail is where it is sent. Source: design §8, field.md §1.
 */
export function checkBlank(billing: Billing): Aviso[] {
  return Object.entries(needed)
    .filter(([field]) => billing[field as BillingField] === '')
    .map(([field, mensaje]) => ({ campo: field as BillingField, codigo: 'vacio', mensaje }))
}
