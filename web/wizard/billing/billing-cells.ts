import type { BillingField } from '../../../contract/order-fields.ts'
import type { SavedCellProps } from '../cells/saved-cell.tsx'

type Look = Pick<SavedCellProps, 'width' | 'halfOnPhone' | 'autoComplete' | 'inputMode'>

export interface BillingCell extends Look {
  name: BillingField
  /** What each document will show. Source: design §8. */
  documents?: { Factura: string; Certificado: string }
}

interface BillingSheet {
  title: string
  cells: readonly BillingCell[]
}

/**
 * The billing fields as they stand on the screen. `autoComplete` is off where a person's own address would be put in
 * place of the company's.
 */
export const billingSheets: readonly BillingSheet[] = [
  {
    title: 'Quién recibe la factura',
    cells: [
      { name: 'RFC', width: 'third' },
      {
        name: 'Empresa',
        width: 'twoThirds',
        autoComplete: 'organization',
        documents: {
          Factura: 'El nombre de tu Constancia, sin «S.A. de C.V.»',
          Certificado: 'El nombre y la planta que verá tu auditor',
        },
      },
      { name: 'RegimenFiscal', width: 'twoThirds' },
      {
        name: 'CP',
        width: 'third',
        inputMode: 'numeric',
        documents: { Factura: 'El C.P. de tu Constancia', Certificado: 'Se imprime con el domicilio' },
      },
      { name: 'Correo', autoComplete: 'email', inputMode: 'email' },
    ],
  },
  {
    title: 'Domicilio',
    cells: [
      { name: 'Direccion', width: 'twoThirds' },
      { name: 'Municipio', width: 'third', halfOnPhone: true },
      { name: 'Ciudad', width: 'third', halfOnPhone: true },
      { name: 'Estado', width: 'third', halfOnPhone: true },
      { name: 'Pedido', width: 'third', halfOnPhone: true },
    ],
  },
  {
    title: 'Pago y uso',
    cells: [{ name: 'MetodoPago', width: 'half' }, { name: 'FormaPago', width: 'half' }, { name: 'UsoCFDI' }],
  },
]
