import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const forged = (nth: number): Record<string, string> => ({
  'x-forwarded-for': `198.51.100.${nth}`,
  'x-real-ip': `198.51.100.${nth}`,
  forwarded: `for=198.51.100.${nth}`,
  'x-client-ip': `198.51.100.${nth}`,
  'cf-connecting-ip': `198.51.100.${nth}`,
})
const most = 30

describe.each([
  { name: 'without a proxy, headers of the sender count for nothing', TRUST_PROXY: '', behind: undefined },
  { name: 'behind our proxy, only what it adds itself counts', TRUST_PROXY: 'loopback', behind: '203.0.113.7' },
  { name: 'a proxy that is not ours is not believed', TRUST_PROXY: '192.0.2.0/24', behind: undefined },
])('$name', ({ TRUST_PROXY, behind }) => {
  let kit: TestApp
  beforeAll(async () => {
    kit = await startTestApp('sqlite', { RATE_LIMIT: '1', TRUST_PROXY })
  })
  afterAll(() => kit.close())

  const guess = (nth: number) => {
    const headers = forged(nth)
    // A proxy appends the address that it sees to what the sender wrote.
    if (behind) headers['x-forwarded-for'] += `, ${behind}`
    return kit.app.inject({ method: 'POST', url: '/api/datos-factura', headers, payload: { idOrden: `x${nth}` } })
  }

  test('so that another address in each request does not escape the limit', async () => {
    for (let nth = 1; nth <= most; nth += 1) expect((await guess(nth)).statusCode).toBe(404)
    expect((await guess(most + 1)).statusCode).toBe(429)
  })
})

test('a forged Host or X-Forwarded-Host gets into no link that is mailed', async () => {
  const kit = await startTestApp('sqlite', { BASE_URL: 'https://certeza.example', TRUST_PROXY: 'loopback' })
  await kit.app.inject({
    method: 'POST',
    url: '/api/boletin',
    headers: { host: 'mal.example', 'x-forwarded-host': 'mal.example', 'x-forwarded-proto': 'http' },
    payload: { email: 'ana@empresa.example' },
  })
  const mails = await kit.db.selectFrom('outbox').selectAll().execute()
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).toContain('https://certeza.example/boletin?token=')
  expect(JSON.stringify(mails)).not.toContain('mal.example')
  await kit.close()
})
