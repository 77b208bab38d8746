import { describe, expect, test } from 'vitest'
import { billingFields, instrumentFields } from '../../../contract/order-fields.ts'
import type { InstrumentView, OrderView } from '../order/order-view.ts'
import { summaryChanges } from './summary-changes.ts'
import { summaryWarnings } from './summary-warnings.ts'

function instrument(changes: Partial<InstrumentView> = {}): InstrumentView {
  const values = Object.fromEntries(instrumentFields.map((field) => [field, field]))
  return {
    idDatoCert: '1',
    ...values,
    adicional: false,
    recibido: {},
    Identificacion: 'TE-020',
    ...changes,
  } as InstrumentView
}

function order(changes: Partial<OrderView> = {}): OrderView {
  return {
    idOrden: 'x',
    OrdenServicio: 'OS-1',
    billing: {
      ...(Object.fromEntries(billingFields.map((field) => [field, field])) as OrderView['billing']),
      RFC: 'DIM8701081LA',
      Empresa: 'Dinámica Metálica',
      Correo: 'a@b.example',
      CP: '66600',
      MetodoPago: 'PUE',
      FormaPago: '03',
      UsoCFDI: 'G03',
      RegimenFiscal: '601',
    },
    recibido: {},
    instruments: [instrument()],
    fechaLimite: undefined,
    diasHabiles: undefined,
    confirmed: false,
    expired: false,
    confirmadaEn: undefined,
    version: 1,
    reabiertaEn: undefined,
    cancelled: false,
    canceladaEn: undefined,
    encuesta: undefined,
    ...changes,
  }
}

describe('summaryChanges', () => {
  test('nothing changed: nothing to tell', () => expect(summaryChanges(order())).toEqual([]))

  test('tells billing first, then each instrument by its name; a value put back is no change', () => {
    const changed = order({
      recibido: { Pedido: 'PO-1', CP: '66600' },
      instruments: [
        instrument({ recibido: { Marca: '' } }),
        instrument({ idDatoCert: '2', recibido: { Serie: 'Serie' } }),
      ],
    })
    expect(summaryChanges(changed)).toEqual([
      { campo: 'Pedido', label: 'Pedido', before: 'PO-1', after: 'Pedido' },
      { campo: 'Marca', idDatoCert: '1', label: 'TE-020, marca', before: '', after: 'Marca' },
    ])
  })
})

describe('summaryWarnings', () => {
  test.each<[string, Partial<OrderView>, string[]]>([
    ['nothing to check', {}, []],
    ['billing', { billing: { ...order().billing, CP: '6660' } }, ['C.P. fiscal']],
    ['a blank serial', { instruments: [instrument({ Serie: ' ' })] }, ['TE-020, serie']],
    [
      'neither serial nor identification',
      {
        instruments: [
          instrument(),
          instrument({ Serie: '', Identificacion: ' ', Instrumento: 'Manómetro' }),
          instrument({ Serie: '', Identificacion: '', Instrumento: 'Manómetro' }),
          instrument({ Serie: '', Identificacion: '', Instrumento: '' }),
        ],
      },
      [
        'Manómetro n.º 2, serie',
        'Manómetro n.º 3, serie',
        'Instrumento n.º 4, instrumento',
        'Instrumento n.º 4, serie',
      ],
    ],
    ['no kind', { instruments: [instrument({ Instrumento: '' })] }, ['TE-020, instrumento']],
    ['a blank brand is the customer’s own', { instruments: [instrument({ Marca: '' })] }, []],
  ])('%s', (_, changes, labels) => {
    expect(summaryWarnings(order(changes)).map(({ label }) => label)).toEqual(labels)
  })
})
