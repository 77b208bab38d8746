import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SeededOrder, seedOrder } from '../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { plainUrl } from './plain-url.ts'

test.each([
  ['/about?a=%61#x', '/about?a=%61#x'],
  ['/%61pi/s%61lud', '/api/salud'],
  ['/a%2fb%20c%3Fd', '/a%2fb%20c%3Fd'],
  ['/%2561', '/%2561'],
  ['/%E0%A4', '/%25E0%25A4'],
  ['/%E0%A4%61?x=%61', '/%25E0%25A4%2561?x=%61'],
  ['http://sitio.example/about/?a=1', '/about/?a=1'],
  ['HTTPS://sitio.example?a=1', '/?a=1'],
  ['//sitio.example/about', '//sitio.example/about'],
  ['/http://sitio.example/', '/http://sitio.example/'],
  ['ftp://sitio.example/a?b', '/ftp://sitio.example/a?b'],
  ['*', '/*'],
  ['', '/'],
])('%s is looked at as %s', (url, plain) => {
  expect(plainUrl(url)).toBe(plain)
})

describe('a call under another spelling of its address', () => {
  let kit: TestApp
  let order: SeededOrder
  beforeAll(async () => {
    kit = await startTestApp('sqlite')
    order = await seedOrder(kit.db)
  })
  afterAll(() => kit.close())

  test.each(['/%61pi', '/ap%69', 'http://otro.example/api'])('%s/… is kept by no cache either', async (api) => {
    const { idOrden } = order
    const answers = [
      await kit.app.inject({ method: 'POST', url: `${api}/datos-factura`, payload: { idOrden } }),
      await kit.app.inject({ method: 'POST', url: `${api}/datos-certificado`, payload: { idOrden } }),
      await kit.app.inject({ url: `${api}/certificado/${idOrden}.pdf` }),
    ]
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answers[0]?.headers['content-security-policy']).toContain("default-src 'none'")
  })
})
