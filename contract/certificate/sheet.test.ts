import { describe, expect, test } from 'vitest'
import type { Instrument } from '../order-fields.ts'
import { addressLine, certificateSheet, intervalText, type SheetOrder } from './sheet.ts'

const order: SheetOrder = {
  Empresa: 'Dinámica Metálica del Norte',
  Direccion: 'Av. de la Industria 45',
  Ciudad: 'Apodaca',
  Municipio: 'Apodaca',
  Estado: 'Nuevo León',
  CP: '66600',
}
const instrument: Instrument = {
  idDatoCert: '48215',
  Instrumento: 'Transductor de presión',
  Marca: 'Kiltor',
  Modelo: 'TP-25',
  Serie: ' ',
  Identificacion: 'TR-014',
  NoSerieInst: '',
  IntervaloInicio: '0',
  IntervaloFinal: '25',
  Unidad: 'bar',
  PuntosEsp: '0, 25',
}
const items = certificateSheet(order, instrument).sections.flatMap(({ items }) => items)

describe('certificateSheet', () => {
  test.each([
    ['Empresa', 'Dinámica Metálica del Norte', 'known', true],
    ['Dirección', 'Av. de la Industria 45, C.P.\u00a066600, Apodaca, Nuevo León', 'known', true],
    ['Descripción', 'Transductor de presión', 'known', true],
    ['Identificación', 'TR-014', 'known', true],
    ['Serie', 'en blanco', 'blank', true],
    ['N.º de serie del instrumento', 'por definir', 'pending', false],
    ['Intervalo', '0 a 25 bar', 'known', false],
    ['Lugar', 'por definir', 'pending', false],
    ['Método', 'por definir', 'pending', false],
    ['Fecha de calibración', 'por calibrar', 'pending', false],
    ['Conformidad', 'por calibrar', 'pending', false],
    ['Nombre', 'por autorizar', 'pending', false],
  ])('%s: %s', (label, value, kind, cliente) => {
    expect(items.find((item) => item.label === label)).toEqual({ label, value, kind, cliente })
  })

  test('marks as the customer’s only what the customer supplied (7.8.2.2)', () => {
    const marked = items.filter(({ cliente }) => cliente).map(({ label }) => label)
    expect(marked).toEqual(['Empresa', 'Dirección', 'Descripción', 'Identificación', 'Marca', 'Modelo', 'Serie'])
  })

  test('has no number, next date, signature or accreditation (7.8.4.3, design §8)', () => {
    const labels = items.map(({ label }) => label).join(' ')
    expect(labels).not.toMatch(/n[úu]mero de certificado|pr[óo]xima|firma|sello|acredita/i)
  })
})

test.each([
  [{}, 'Av. de la Industria 45, C.P.\u00a066600, Apodaca, Nuevo León'],
  [{ Municipio: 'Monterrey' }, 'Av. de la Industria 45, C.P.\u00a066600, Apodaca, Monterrey, Nuevo León'],
  [{ Direccion: '', CP: ' ' }, 'Apodaca, Nuevo León'],
])('addressLine with %j', (changes, line) => {
  expect(addressLine({ ...order, ...changes })).toBe(line)
})

test.each([
  [{}, '0 a 25 bar'],
  [{ IntervaloInicio: '' }, '25 bar'],
  [{ IntervaloInicio: '', IntervaloFinal: '' }, ''],
  [{ Unidad: '' }, '0 a 25'],
])('intervalText with %j', (changes, text) => {
  expect(intervalText({ ...instrument, ...changes })).toBe(text)
})
