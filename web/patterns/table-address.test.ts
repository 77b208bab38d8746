import { expect, test } from 'vitest'
import { askSearch, firstAsk, readAsk } from './table-address.ts'

const read = (search: string) => readAsk(new URLSearchParams(search))

test.each([
  [{ ...firstAsk }, ''],
  [{ ...firstAsk, page: 3 }, '?pagina=3'],
  [
    { page: 2, pageSize: 50, identificacion: 'PM Ñ-1/2 & #3+' } as const,
    '?identificacion=PM+%C3%91-1%2F2+%26+%233%2B&pagina=2&tamano=50',
  ],
])('%j is %s, and back', (ask, search) => {
  expect(askSearch(ask)).toBe(search)
  expect(read(search)).toEqual(ask)
})

test.each([
  '?pagina=0',
  '?pagina=-1',
  '?pagina=1.5',
  '?pagina=x',
  '?pagina=99999999999',
  '?tamano=11',
  '?tamano=',
  '?otra=1',
])('%s asks for what a first visit shows', (search) => {
  expect(read(search)).toEqual(firstAsk)
})

test('one of two reports of an identifier has an address of its own', () => {
  expect(askSearch({ ...firstAsk, identificacion: 'PM-1' }, 'CNM 2')).toBe('?identificacion=PM-1&informe=CNM+2')
})
