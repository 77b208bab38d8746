import type { Billing } from '../order-fields.ts'
import type { Aviso } from './aviso.ts'

/** `ppd-forma-pago`: paid later, the form is not known yet: 99. Source: SAT CFDI40105, field.md §1. */
export function checkPpd({ MetodoPago, FormaPago }: Billing): Aviso[] {
  if (MetodoPago !== 'PPD' || FormaPago === '' || FormaPago === '99') return []
  const mensaje =
    'Con PPD la forma de pago es 99, Por definir. Elige 99, o cambia el método a PUE si pagas todo de una vez.'
  return [{ campo: 'FormaPago', codigo: 'ppd-forma-pago', mensaje }]
}

/** `pue-99`: paid at once, the form is known. Source: regla 2.7.1.29, field.md §1. */
export function checkPue({ MetodoPago, FormaPago }: Billing): Aviso[] {
  if (MetodoPago !== 'PUE' || FormaPago !== '99') return []
  const mensaje = 'Con PUE la forma de pago no puede quedar por definir. Elige cómo pagas, o cambia el método a PPD.'
  return [{ campo: 'FormaPago', codigo: 'pue-99', mensaje }]
}
