import { describe, expect, test } from 'vitest'
import { type RequestedPoints, requestedPoints } from './requested-points.ts'

const list = (unit: string, ...points: string[]): RequestedPoints => ({ kind: 'list', points, unit })
const text = (words: string): RequestedPoints => ({ kind: 'text', text: words })

const cases: [PuntosEsp: string, Unidad: string, RequestedPoints][] = [
  ['', 'bar', { kind: 'none' }],
  ['  \n ', 'bar', { kind: 'none' }],
  ['0, 5, 10, 15, 20, 25', 'bar', list('bar', '0', '5', '10', '15', '20', '25')],
  ['0,25,50,75,100', 'psi', list('psi', '0', '25', '50', '75', '100')],
  ['0, 5, 10 bar', 'kPa', list('bar', '0', '5', '10')],
  ['0 %, 50 %, 100 %', 'bar', list('%', '0', '50', '100')],
  ['-40; -10,5; 0; 150,25', '°C', list('°C', '-40', '-10,5', '0', '150,25')],
  ['0.5\n1.0\n1.5', 'V', list('V', '0.5', '1.0', '1.5')],
  ['10, 20 y 30', 'N·m', list('N·m', '10', '20', '30')],
  ['1,000, 2,000, 3,000', 'kg', list('kg', '1,000', '2,000', '3,000')],
  ['100', 'kg', list('kg', '100')],
  ['0 mV, 10 V', 'V', list('', '0 mV', '10 V')],
  [
    '0, 2, 4 y 6 bar, ascenso y descenso',
    'kPa',
    { kind: 'list', points: ['0', '2', '4', '6'], unit: 'bar', text: '0, 2, 4 y 6 bar, ascenso y descenso' },
  ],
  ['0 a 100 bar, ascenso', 'bar', text('0 a 100 bar, ascenso')],
  ['Tensión continua: 0.1; 1; 10 V', 'V', text('Tensión continua: 0.1; 1; 10 V')],
  // Not surely a list: a decimal, a thousand, a range, words.
  ['0,5', 'bar', list('bar', '0,5')],
  ['1,000,200', 'bar', list('bar', '1,000,200')],
  ['0 a 100', 'bar', text('0 a 100')],
  ['0,0.5,x', 'bar', text('0,0.5,x')],
  ['Puntos: 0, 25, 50', 'bar', text('Puntos: 0, 25, 50')],
  ['según norma, ascenso y descenso', 'bar', text('según norma, ascenso y descenso')],
  ['x'.repeat(2000), 'bar', text('x'.repeat(2000))],
  [
    Array.from({ length: 41 }, (_, index) => index).join(', '),
    'bar',
    text(Array.from({ length: 41 }, (_, index) => index).join(', ')),
  ],
]

describe('requestedPoints', () => {
  test.each(cases)('%j in %s', (PuntosEsp, Unidad, expected) => {
    expect(requestedPoints(PuntosEsp, Unidad)).toEqual(expected)
  })
})
