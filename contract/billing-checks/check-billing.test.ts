import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Billing, type BillingField, billingFields } from '../order-fields.ts'
import { type AvisoCode, avisoCodes } from './aviso.ts'
import { checkBilling } from './check-billing.ts'

const right: Billing = {
  RFC: 'DIM8701081LA',
  Empresa: 'Diagnóstico e Ingeniería de México',
  Correo: 'compras@dim.example',
  Direccion: '',
  Ciudad: '',
  Municipio: '',
  Estado: '',
  CP: '64000',
  Pedido: '',
  MetodoPago: 'PUE',
  FormaPago: '03',
  UsoCFDI: 'G03',
  RegimenFiscal: '601',
}
const person = { RFC: 'COSC8001137NA', RegimenFiscal: '612' }

const found = (changes: Partial<Billing>) =>
  checkBilling({ ...right, ...changes }).map(({ campo, codigo }) => `${campo} ${codigo}`)

const cases: [changes: Partial<Billing>, avisos: `${BillingField} ${AvisoCode}`[]][] = [
  [{}, []],
  [person, []],
  // RFC: the vectors of field.md §1
  [{ RFC: 'COSC8001137N9', RegimenFiscal: '612' }, ['RFC rfc-digito']],
  [{ RFC: 'A&A050908GT0' }, []],
  [{ RFC: 'AÑÑ801231JK0' }, []],
  [{ RFC: 'AÑÑ801231JK0'.normalize('NFD') }, []],
  [{ RFC: 'ACE900319JT9' }, ['RFC rfc-digito']],
  [{ RFC: 'AAAA010229AAA', RegimenFiscal: '612' }, ['RFC rfc-fecha']],
  [{ RFC: 'AAAA000229AAA', RegimenFiscal: '612' }, ['RFC rfc-digito']],
  [{ RFC: 'AAA991301AA1' }, ['RFC rfc-fecha']],
  [{ RFC: 'AAA990431AA1' }, ['RFC rfc-fecha']],
  [{ RFC: 'AAA990100AA1' }, ['RFC rfc-fecha']],
  [{ RFC: 'cosc8001137na ', RegimenFiscal: '612' }, ['RFC rfc-escritura']],
  [{ RFC: 'DIM-870108-1LA' }, ['RFC rfc-escritura']],
  [{ RFC: 'DIM 870108 1LA' }, ['RFC rfc-escritura']],
  [{ RFC: 'dim8701081la' }, ['RFC rfc-escritura']],
  [{ RFC: 'DIM870108\u200b1LA' }, ['RFC rfc-escritura']],
  [{ RFC: 'DIM–870108–1LA' }, ['RFC rfc-escritura']],
  [{ RFC: 'ace-900319-jt9' }, ['RFC rfc-escritura', 'RFC rfc-digito']],
  [{ RFC: 'DIM8701081L' }, ['RFC rfc-forma']],
  [{ RFC: 'DIM8701081LAX' }, ['RFC rfc-forma']],
  [{ RFC: 'DIM8701081LB' }, ['RFC rfc-forma']],
  [{ RFC: 'D1M8701081LA' }, ['RFC rfc-forma']],
  [{ RFC: 'A&amp;A050908GT0' }, ['RFC rfc-forma']],
  [{ RFC: '-' }, ['RFC rfc-forma']],
  [{ RFC: '' }, ['RFC vacio']],
  [{ RFC: '   ' }, ['RFC vacio']],
  [{ RFC: 'XAXX010101000', RegimenFiscal: '616', UsoCFDI: 'S01' }, ['RFC rfc-generico']],
  [{ RFC: 'XEXX010101000', RegimenFiscal: '616', UsoCFDI: 'S01' }, ['RFC rfc-generico']],
  [
    { RFC: 'XAXX010101000', RegimenFiscal: '', UsoCFDI: '' },
    ['UsoCFDI vacio', 'RegimenFiscal vacio', 'RFC rfc-generico'],
  ],
  [
    { RFC: 'xaxx010101000', RegimenFiscal: '601' },
    ['RFC rfc-escritura', 'RFC rfc-generico', 'UsoCFDI generico-uso', 'RegimenFiscal generico-regimen'],
  ],
  [
    { RFC: 'XEXX010101000', RegimenFiscal: '616', UsoCFDI: 'CP01' },
    ['RFC rfc-generico', 'UsoCFDI uso-no-servicio', 'UsoCFDI generico-uso'],
  ],
  // Empresa
  [{ Empresa: '' }, ['Empresa vacio']],
  [{ Empresa: 'Aerolíneas, S.A. de C.V.' }, ['Empresa nombre-sociedad']],
  [{ Empresa: 'Cooperativa Santa Ana' }, []],
  [{ Empresa: 'S.A. de C.V.' }, []],
  [{ Empresa: ', S.A. de C.V.' }, []],
  [{ Empresa: 'X, S.A. de C.V.' }, ['Empresa nombre-sociedad']],
  [{ Empresa: 'Aceros Sociedad  Anónima de\u00a0Capital Variable' }, ['Empresa nombre-sociedad']],
  // Correo
  [{ Correo: '' }, ['Correo vacio']],
  [{ Correo: 'a@b.mx; c@d.mx, e@f.com.mx;' }, []],
  [{ Correo: 'a@b.mx; c@d' }, ['Correo correo-forma']],
  [{ Correo: 'compras' }, ['Correo correo-forma']],
  [{ Correo: ';' }, ['Correo correo-forma']],
  [{ Correo: 'Ana <ana@b.mx>' }, ['Correo correo-forma']],
  // CP
  [{ CP: '' }, ['CP vacio']],
  [{ CP: '01000' }, []],
  ...['6400', '640000', '64 00', '6400O', '٦٤٠٠٠', '99999', '00000'].map((CP): (typeof cases)[number] => [
    { CP },
    ['CP cp-forma'],
  ]),
  // SAT's lists
  [{ MetodoPago: '' }, ['MetodoPago vacio']],
  [{ FormaPago: '' }, ['FormaPago vacio']],
  [{ UsoCFDI: '' }, ['UsoCFDI vacio']],
  [{ RegimenFiscal: '' }, ['RegimenFiscal vacio']],
  [{ UsoCFDI: 'P01' }, ['UsoCFDI fuera-de-catalogo']],
  [{ MetodoPago: 'pue' }, ['MetodoPago fuera-de-catalogo']],
  [{ FormaPago: '3' }, ['FormaPago fuera-de-catalogo']],
  [{ RegimenFiscal: '602' }, ['RegimenFiscal fuera-de-catalogo']],
  [{ UsoCFDI: 'constructor' }, ['UsoCFDI fuera-de-catalogo']],
  [{ FormaPago: '__proto__' }, ['FormaPago fuera-de-catalogo']],
  // payment
  [{ MetodoPago: 'PPD', FormaPago: '99' }, []],
  [{ MetodoPago: 'PPD' }, ['FormaPago ppd-forma-pago']],
  [{ MetodoPago: 'PPD', FormaPago: '' }, ['FormaPago vacio']],
  [{ FormaPago: '99' }, ['FormaPago pue-99']],
  // person and use
  [{ ...person, RegimenFiscal: '601' }, ['RegimenFiscal regimen-persona']],
  [{ RegimenFiscal: '612' }, ['RegimenFiscal regimen-persona']],
  [{ RegimenFiscal: '626' }, []],
  [{ ...person, RegimenFiscal: '626' }, []],
  [{ ...person, RegimenFiscal: '605' }, ['UsoCFDI uso-regimen']],
  [{ ...person, RegimenFiscal: '616' }, ['UsoCFDI uso-regimen']],
  [{ ...person, UsoCFDI: 'D01' }, []],
  [{ UsoCFDI: 'D01' }, ['UsoCFDI uso-persona', 'UsoCFDI uso-regimen']],
  [{ UsoCFDI: 'D01', RegimenFiscal: '' }, ['RegimenFiscal vacio', 'UsoCFDI uso-persona']],
  [{ UsoCFDI: 'CP01' }, ['UsoCFDI uso-no-servicio']],
  [{ UsoCFDI: 'CN01' }, ['UsoCFDI uso-no-servicio', 'UsoCFDI uso-persona', 'UsoCFDI uso-regimen']],
  [{ ...person, UsoCFDI: 'CN01', RegimenFiscal: '605' }, ['UsoCFDI uso-no-servicio']],
]

describe('checkBilling', () => {
  test.each(cases)('%j', (changes, avisos) => {
    expect(found(changes)).toEqual(avisos)
  })

  test('every code of the design has a case', () => {
    const covered = new Set(cases.flatMap(([, avisos]) => avisos.map((aviso) => aviso.split(' ')[1])))
    expect(avisoCodes.filter((code) => !covered.has(code))).toEqual([])
  })

  const anyBilling = fc.record(
    Object.fromEntries(
      billingFields.map((field) => [
        field,
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('G03', '601', '99', 'PPD', 'XAXX010101000', 'DIM8701081LA', 'X SA de CV', ''),
        ),
      ]),
    ),
  ) as fc.Arbitrary<Billing>

  test('whatever is typed: a sentence with a remedy, once a field and code, and never a word that SAT alone may say', () => {
    fc.assert(
      fc.property(anyBilling, (billing) => {
        const avisos = checkBilling(billing)
        const keys = avisos.map(({ campo, codigo }) => `${campo} ${codigo}`)
        expect(new Set(keys).size).toBe(keys.length)
        for (const { campo, codigo, mensaje } of avisos) {
          expect(avisoCodes).toContain(codigo)
          expect(mensaje).toMatch(
            /\b(escríbelo|escribe|elige|elígel[oa]|cámbialo|compáral[oa]s?|va en mayúsculas|va como en)\b/i,
          )
          expect(mensaje.replaceAll(/«.*?»/gsu, '').replace(billing[campo], '')).not.toMatch(
            /v[áa]lid|correct|CFDI40|rfc-|null|undefined/,
          )
        }
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  ['DIM8701081L', 'homoclave. Este tiene 11. Compáralo'],
  ['DIM8701081LAXX', 'homoclave. Este tiene 14. Compáralo'],
  ['D1M8701081LA', 'homoclave. Compáralo'],
  ['DIM-8701-81-LAXY', 'homoclave. Compáralo'],
])('of the RFC %s says: %s', (RFC, says) => {
  expect(checkBilling({ ...right, RFC })[0]?.mensaje).toContain(says)
})
