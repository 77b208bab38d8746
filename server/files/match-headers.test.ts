import { describe, expect, test } from 'vitest'
import { matchHeaders } from './match-headers.ts'

const columns = [
  { name: 'OrdenServicio' },
  { name: 'Direccion' },
  { name: 'CP' },
  { name: 'Adicional', optional: true },
] as const
const match = (headers: string[]) => matchHeaders(headers, columns, (key) => key.startsWith('recibido.'))

describe('matchHeaders', () => {
  test.each([
    ['as they are', ['OrdenServicio', 'Direccion', 'CP']],
    ['in another case', ['ORDENSERVICIO', 'direccion', 'cp']],
    ['with blanks and accents', [' Orden Servicio ', 'Dirección', 'C P']],
  ])('finds headers %s', (_, headers) => {
    const { place, notes } = match(headers)
    expect([...place]).toEqual([
      ['OrdenServicio', 0],
      ['Direccion', 1],
      ['CP', 2],
    ])
    expect(notes).toEqual([])
  })

  test('names those it does not know and ignores them, an export’s own in silence', () => {
    const { place, notes } = match(['CP', 'Observaciones', 'OrdenServicio', 'recibido.CP', '', 'Direccion', 'Extra '])
    expect(place.get('CP')).toBe(0)
    expect(notes).toEqual(['Columnas desconocidas, ignoradas: Observaciones, Extra.'])
  })

  test.each([
    [['OrdenServicio', 'CP'], 'Falta la columna Direccion.'],
    [['OrdenServicio', ''], /^Faltan las columnas Direccion y CP\.$/],
    [['Adicional', ''], /^Faltan las columnas OrdenServicio, Direccion y CP\.$/],
    [
      ['OrdenServicio|Direccion|CP'],
      /Direccion y CP\. El encabezado es una sola celda: .* coma, punto y coma o tabulador\.$/,
    ],
    [['OrdenServicio', 'Direccion', 'CP', 'Dirección'], 'La columna Direccion está más de una vez.'],
    [
      ['OrdenServicio', 'Direccion', 'direccion', 'Adicional', 'adicional'],
      'Falta la columna CP. Las columnas Direccion y Adicional están más de una vez.',
    ],
  ])('refuses %j by name', (headers, sentence) => {
    expect(() => match(headers)).toThrow(sentence)
  })
})
