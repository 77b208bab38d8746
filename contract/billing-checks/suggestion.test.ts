import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BillingField, billingFields } from '../order-fields.ts'
import { suggestion } from './suggestion.ts'

const cases: [field: BillingField, typed: string, offered: string | undefined][] = [
  ['RFC', 'cosc8001137na ', 'COSC8001137NA'],
  ['RFC', 'dim-870108-1la', 'DIM8701081LA'],
  ['RFC', 'a&a 050908 gt0', 'A&A050908GT0'],
  ['RFC', 'A&A050908GT0', undefined],
  ['RFC', 'DIM8701081L', undefined],
  ['Empresa', 'Aerolíneas, S.A. de C.V.', 'Aerolíneas'],
  ['Empresa', 'Aerolíneas S.A. DE C.V', 'Aerolíneas'],
  ['Empresa', 'AEROLINEAS SA DE CV', 'AEROLINEAS'],
  ['Empresa', 'Aerolíneas S. A. de C. V.', 'Aerolíneas'],
  ['Empresa', 'Aerolíneas S.A.de C.V.', 'Aerolíneas'],
  ['Empresa', 'Aerolíneas, S.A.P.I. de C.V.', 'Aerolíneas'],
  ['Empresa', 'Aerolíneas, S.A.B. de C.V.', 'Aerolíneas'],
  ['Empresa', 'Crédito Norte, S.A. de C.V., SOFOM, E.N.R.', 'Crédito Norte'],
  ['Empresa', 'Válvulas del Bajío S de RL de CV', 'Válvulas del Bajío'],
  ['Empresa', 'Válvulas del Bajío, S. de R.L. Mi.', 'Válvulas del Bajío'],
  ['Empresa', 'Ingenieros Asociados, S.C.', 'Ingenieros Asociados'],
  ['Empresa', 'Cruz Verde A.C.', 'Cruz Verde'],
  ['Empresa', 'Pescadores de Ensenada SC de RL de CV', 'Pescadores de Ensenada'],
  ['Empresa', 'Aceros Sociedad Anónima de Capital Variable', 'Aceros'],
  ['Empresa', 'Taller Luna S.A.S.', 'Taller Luna'],
  ['Empresa', 'Casa', undefined],
  ['Empresa', 'Universidad de Sonora', undefined],
  ['Empresa', 'MESA', undefined],
  ['Empresa', 'SA de CV', undefined],
  ['CP', '6600', '06600'],
  ['CP', '66000', undefined],
  ['FormaPago', '3', '03'],
  ['FormaPago', '03 - Transferencia', '03'],
  ['UsoCFDI', 'g03', 'G03'],
  ['UsoCFDI', 'P01', undefined],
  ['MetodoPago', 'pue', 'PUE'],
  ['RegimenFiscal', '601 General de Ley', '601'],
  ['Ciudad', 'monterrey', undefined],
]

test.each(cases)('%s «%s» → %s', (field, typed, offered) => {
  expect(suggestion(field, typed)).toBe(offered)
})

test('what is offered needs no further offer', () => {
  fc.assert(
    fc.property(fc.constantFrom(...billingFields), fc.string({ unit: 'binary' }), (field, typed) => {
      const offered = suggestion(field, typed)
      if (offered !== undefined) expect(suggestion(field, offered)).toBeUndefined()
    }),
  )
})
