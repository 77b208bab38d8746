import type { BillingField, EditableInstrumentField } from './order-fields.ts'

/** What each billing field is called: on the screen, in mails and in the report of the week. */
export const billingLabels: Record<BillingField, string> = {
  RFC: 'RFC',
  Empresa: 'Empresa',
  Correo: 'Correo',
  Direccion: 'Dirección',
  Ciudad: 'Ciudad',
  Municipio: 'Municipio',
  Estado: 'Estado',
  CP: 'C.P. fiscal',
  Pedido: 'Pedido',
  MetodoPago: 'Método de pago',
  FormaPago: 'Forma de pago',
  UsoCFDI: 'Uso del CFDI',
  RegimenFiscal: 'Régimen fiscal',
}

/** What each editable instrument field is called on the screen. */
export const instrumentLabels: Record<EditableInstrumentField, string> = {
  Instrumento: 'Instrumento',
  Marca: 'Marca',
  Modelo: 'Modelo',
  Serie: 'Serie',
  Identificacion: 'Identificación',
}
