import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { refuse } from '../../refusal.ts'
import { readSettings } from '../../settings.ts'
import { limitUnknownOrders } from './unknown-order-limit.ts'

test('of 10,000 addresses the counts are remembered, and beyond them they begin anew rather than eat memory', async () => {
  const app = Fastify()
  const now = Temporal.Instant.from('2026-12-01T10:00:00-06:00')
  app.setErrorHandler(limitUnknownOrders({ settings: readSettings({}), now: () => now }))
  app.get('/', async () => refuse('unknownOrder'))
  const guess = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).statusCode
  for (let nth = 0; nth < 30; nth += 1) expect(await guess('192.0.2.1')).toBe(404)
  const others = Array.from({ length: 10_000 }, (_, nth) => `198.51.${nth >> 8}.${nth & 255}`)
  for (const other of others.slice(1)) await guess(other)
  expect(await guess('192.0.2.1')).toBe(429)
  await guess(others[0] ?? '')
  expect(await guess('192.0.2.1')).toBe(404)
})

test('who waits as long as was said may ask again', async () => {
  const app = Fastify()
  let now = Temporal.Instant.from('2026-12-01T10:00:00-06:00')
  app.setErrorHandler(limitUnknownOrders({ settings: readSettings({}), now: () => now }))
  app.get('/', async () => refuse('unknownOrder'))
  for (let nth = 0; nth < 30; nth += 1) expect((await app.inject('/')).statusCode).toBe(404)
  now = now.add({ milliseconds: 1500 })
  const refused = await app.inject('/')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '599'])
  const told = now.add({ seconds: Number(refused.headers['retry-after']) })
  now = told.subtract({ milliseconds: 501 })
  expect((await app.inject('/')).statusCode).toBe(429)
  now = told.subtract({ milliseconds: 500 })
  expect((await app.inject('/')).statusCode).toBe(404)
})
