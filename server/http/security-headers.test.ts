import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let kit: TestApp
beforeAll(async () => {
  kit = await startTestApp('sqlite')
})
afterAll(() => kit.close())

const asked = [
  { name: 'a call', method: 'GET', url: '/api/salud' },
  { name: 'a refusal', method: 'POST', url: '/api/datos-factura' },
  { name: 'an unknown address', method: 'GET', url: '/nada' },
] as const

test.each(asked)('$name keeps the browser careful', async ({ method, url }) => {
  const { headers } = await kit.app.inject({ method, url })
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})
