import { afterEach, expect, test, vi } from 'vitest'
import { browserDrafts } from './drafts.ts'

function storage(entries: Record<string, string> = {}) {
  const all = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, text: string) => void all.set(key, text),
    removeItem: (key: string) => void all.delete(key),
  })
  return all
}
afterEach(() => vi.unstubAllGlobals())

const draft = { value: '2', from: '1', sent: ['3'] }

test('a draft is found by its order, group and field alone, until it is forgotten', () => {
  const all = storage()
  const drafts = browserDrafts('orden')
  drafts.keep('factura', 'CP', draft)
  expect(drafts.find('factura', 'CP')).toEqual(draft)
  expect([drafts.find('factura', 'RFC'), browserDrafts('otra').find('factura', 'CP')]).toEqual([undefined, undefined])
  drafts.forget('factura', 'CP', 'of another tab')
  expect(drafts.find('factura', 'CP')).toEqual(draft)
  drafts.forget('factura', 'CP', '2')
  expect([...all]).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a text', '"2"'],
  ['without a value', '{"from":"1"}'],
  ['without a beginning', '{"value":"2"}'],
  ['a number', '{"value":2,"from":"1"}'],
  ['sent that is no list', '{"value":"2","from":"1","sent":"3"}'],
  ['sent with a number', '{"value":"2","from":"1","sent":["3",4]}'],
])('what is no draft is none: %s', (_, text) => {
  storage({ 'certeza.borrador.orden.factura.CP': text })
  expect(browserDrafts('orden').find('factura', 'CP')).toBeUndefined()
})

test('where storage is forbidden nothing is kept and nothing fails', () => {
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  const drafts = browserDrafts('orden')
  drafts.keep('factura', 'CP', draft)
  drafts.forget('factura', 'CP', '2')
  expect(drafts.find('factura', 'CP')).toBeUndefined()
})
