import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { requireErpToken } from './erp-token.ts'
import { answerError } from './error-handler.ts'

const token = 'clave-de-prueba-0123456789'

const scenarios: { name: string; configured?: string; authorization?: string; status: number }[] = [
  { name: 'lets the token in', configured: token, authorization: `Bearer ${token}`, status: 200 },
  { name: 'takes the scheme in any case', configured: token, authorization: `bearer ${token}`, status: 200 },
  { name: 'refuses another token', configured: token, authorization: 'Bearer otra-clave-de-prueba-01', status: 401 },
  { name: 'refuses a longer one', configured: token, authorization: `Bearer ${token}1`, status: 401 },
  { name: 'refuses another scheme', configured: token, authorization: `Basic ${token}`, status: 401 },
  { name: 'refuses a call without any', configured: token, status: 401 },
  { name: 'is not there without ERP_TOKEN', authorization: 'Bearer ', status: 404 },
]

test.each(scenarios)('$name', async ({ configured, authorization, status }) => {
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.put('/api/erp/patrones', { onRequest: requireErpToken(configured) }, async () => ({ ok: true }))
  const headers = authorization === undefined ? {} : { authorization }
  const reply = await app.inject({ method: 'PUT', url: '/api/erp/patrones', headers })
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined)
})

// A measurement would have to tell nanoseconds apart: that nothing else compares is what can be seen.
test('right or wrong, whatever its length, the token is compared once, by digests and in constant time', async ({
  onTestFinished,
}) => {
  const compare = vi.spyOn(crypto, 'timingSafeEqual')
  syncBuiltinESMExports()
  onTestFinished(() => {
    compare.mockRestore()
    syncBuiltinESMExports()
  })
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.put('/', { onRequest: requireErpToken(token) }, async () => ({ ok: true }))
  for (const given of [token, `x${token.slice(1)}`, `${token.slice(0, -1)}x`, 'x', '']) {
    await app.inject({ method: 'PUT', url: '/', headers: { authorization: `Bearer ${given}` } })
    const lengths = compare.mock.calls.map((sides) => sides.map(({ byteLength }) => byteLength))
    expect(lengths).toEqual([[32, 32]])
    compare.mockClear()
  }
})
