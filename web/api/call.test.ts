import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { looseDone } from './loose-replies.ts'
import { looseBilling } from './order-replies.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))
const put = () => call('PUT', '/api/datos-factura', {}, looseDone)

test.each([
  { name: 'a success', status: 200, body: '{"ok":true}', kind: 'ok' },
  { name: 'another backend’s success', status: 200, body: '{"message":"actualizado"}', kind: 'ok' },
  { name: 'a captive portal', status: 200, body: '<html>Wi-Fi</html>', kind: 'unreadable' },
  { name: 'nothing at all', status: 200, body: '', kind: 'unreadable' },
  { name: 'a text that is no object', status: 200, body: '"ok"', kind: 'unreadable' },
])('$name is $kind', async ({ status, body, kind }) => {
  answer(status, body)
  expect((await put()).kind).toBe(kind)
})

test.each([
  {
    name: 'with its sentence and fields',
    status: 400,
    body: '{"error":"No","campos":{"CP":"Largo"}}',
    error: 'No',
    campos: { CP: 'Largo' },
  },
  { name: 'without a body', status: 403, body: '', error: undefined, campos: {} },
  { name: 'with an error of another type', status: 500, body: '{"error":{"code":5}}', error: undefined, campos: {} },
  {
    name: 'that says 200',
    status: 200,
    body: '{"error":"La orden no existe"}',
    error: 'La orden no existe',
    campos: {},
  },
])('a refusal $name', async ({ status, body, error, campos }) => {
  answer(status, body)
  expect(await put()).toEqual({ kind: 'refused', status, error, campos })
})

test('a lost connection is an outcome, not an exception', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await put()).toEqual({ kind: 'network' })
})

test('numbers, nulls and absences of another backend are read as text', async () => {
  answer(200, '{"CP":6600,"Empresa":null,"expired":1,"fechaLimite":null,"recibido":[]}')
  const outcome = await call('POST', '/api/datos-factura', {}, looseBilling)
  expect(outcome).toMatchObject({
    kind: 'ok',
    reply: {
      CP: '6600',
      Empresa: '',
      RFC: '',
      expired: true,
      confirmed: false,
      fechaLimite: undefined,
      recibido: undefined,
    },
  })
})
