import { expect, test } from 'vitest'
import { standardsAnswer, toPage } from './standards-reply.ts'

const row = {
  Descripcion: 'Balanza',
  Marca: 'Presimar',
  Identificacion: 'PT-P-001',
  Calibrado: '2026-11-06',
  Proxima: '2029-11-06',
  Informe: 'CZ-1',
}
const page = (answer: unknown) => {
  const { data } = standardsAnswer.safeParse(answer)
  return data && toPage(data)
}

test('a backend of somebody else may give nulls, numbers and counts as text', () => {
  const { Marca: _, ...short } = row
  const rows = [{ ...row, Marca: null, Identificacion: 7, extra: 1 }, short]
  expect(page({ data: rows, total: '12', totalPages: '2', message: null })).toEqual({
    rows: [
      { ...row, Marca: '', Identificacion: '7' },
      { ...row, Marca: '' },
    ],
    total: 12,
    totalPages: 2,
    near: [],
  })
})

test.each([
  ['alone', { message: 'Sin registros' }],
  ['beside rows', { data: [row], total: 1, totalPages: 1, message: 'Sin registros' }],
  ['without a list', { data: null, total: 0, totalPages: 0, message: 'Sin registros' }],
])('a message %s clears rows and totals', (_name, answer) => {
  expect(page(answer)).toEqual({ rows: [], total: 0, totalPages: 0, message: 'Sin registros', near: [] })
})

test.each([
  ['nothing', {}],
  ['no list', { data: 'x', total: 1, totalPages: 1 }],
  ['no totals', { data: [row] }],
  ['a count that is none', { data: [row], total: '-1', totalPages: 1 }],
])('%s is no answer', (_name, answer) => {
  expect(page(answer)).toBeUndefined()
})
