import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const site = 'https://sitio.example'

describe('a site served from elsewhere', () => {
  let open: TestApp
  let closed: TestApp
  beforeAll(async () => {
    open = await startTestApp('sqlite', { CORS_ORIGINS: `${site},https://otro.example` })
    closed = await startTestApp('sqlite')
  })
  afterAll(() => Promise.all([open.close(), closed.close()]))

  const allowedOrigin = async ({ app }: TestApp, origin: string) => {
    const reply = await app.inject({ url: '/api/salud', headers: { origin } })
    return reply.headers['access-control-allow-origin']
  }

  test('may call when its origin is named, and no other may', async () => {
    expect(await allowedOrigin(open, site)).toBe(site)
    expect(await allowedOrigin(open, 'https://ajeno.example')).toBeUndefined()
    expect(await allowedOrigin(closed, site)).toBeUndefined()
  })

  test('may send JSON by PUT, without credentials', async () => {
    const reply = await open.app.inject({
      method: 'OPTIONS',
      url: '/api/datos-factura',
      headers: {
        origin: site,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(reply.statusCode).toBe(204)
    expect(reply.headers['access-control-allow-methods']).toContain('PUT')
    expect(reply.headers['access-control-allow-headers']).toBe('content-type')
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined()
  })
})
