import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmOrder } from '../orders/calls/confirm-order.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { seedOrder, testInstrument } from '../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'

const instruments = (count: number) => Array.from({ length: count }, (_, index) => testInstrument(index + 1))

describe.each(engines)('GET /api/certificado/:idOrden.pdf on %s', (engine) => {
  let server: TestApp
  const pdfOf = (idOrden: string, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url: `/api/certificado/${idOrden}.pdf` })

  beforeAll(async () => {
    server = await startTestApp(engine)
  })
  afterAll(() => server.close())

  test('answers a PDF that no cache keeps, named for the order', async () => {
    const { idOrden } = await seedOrder(server.db, { OrdenServicio: 'OS/Ñ-1 "ł"' })
    const reply = await pdfOf(idOrden)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="vista-previa-OS-N-1.pdf"; filename*=UTF-8''vista-previa-OS-%C3%91-1%20-%C5%82-.pdf`,
    })
    expect(pdfPages(reply.rawPayload)).toHaveLength(3)
  })

  test('answers HEAD with the same headers and no body', async () => {
    const { idOrden } = await seedOrder(server.db, { OrdenServicio: 'OS-HEAD' })
    const reply = await pdfOf(idOrden, 'HEAD')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.headers['content-disposition']).toContain('OS-HEAD')
    expect(reply.rawPayload).toHaveLength(0)
  })

  test.each(['GET', 'HEAD'] as const)('answers %s of an unknown order with 404', async (method) => {
    const reply = await pdfOf('nohay', method)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('application/json')
    if (method === 'GET')
      expect(reply.json().error).toBe('No encontramos esta orden. Revisa que el enlace esté completo.')
  })

  test('answers a browser that follows a wrong link with a page', async () => {
    const visit = { url: '/api/certificado/nohay.pdf', headers: { 'sec-fetch-mode': 'navigate' } }
    const reply = await server.app.inject(visit)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
    expect(reply.body).toContain('<p>No encontramos esta orden. Revisa que el enlace esté completo.</p>')
  })

  test('still reads an order that is expired, and one that is confirmed', async () => {
    const expired = await seedOrder(server.db, { OrdenServicio: 'OS-E', fechaLimite: '2026-11-30T18:00:00-06:00' })
    const confirmed = await seedOrder(server.db, { OrdenServicio: 'OS-C' })
    await confirmOrder(server.parts, confirmed.idOrden)
    expect((await pdfOf(expired.idOrden)).statusCode).toBe(200)
    expect((await pdfOf(confirmed.idOrden)).statusCode).toBe(200)
  })
})

describe('downloads over the wire', () => {
  let server: TestApp
  let origin: string
  beforeAll(async () => {
    server = await startTestApp('sqlite')
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  test('ten downloads of 6 instruments at once leave room for other calls', async () => {
    const { idOrden } = await seedOrder(server.db, { OrdenServicio: 'OS-6', instruments: instruments(6) })
    let finished = 0
    const downloads = Array.from({ length: 10 }, async () => {
      const reply = await fetch(`${origin}/api/certificado/${idOrden}.pdf`)
      const pages = pdfPages(Buffer.from(await reply.arrayBuffer())).length
      finished += 1
      return pages
    })
    for (let call = 0; call < 5; call++) expect((await fetch(`${origin}/api/salud`)).status).toBe(200)
    expect(finished).toBe(0)
    expect(new Set(await Promise.all(downloads))).toEqual(new Set([7]))
  })

  test('a reader that goes away leaves a server that answers', async () => {
    const { idOrden } = await seedOrder(server.db, { OrdenServicio: 'OS-200', instruments: instruments(200) })
    const request = get(`${origin}/api/certificado/${idOrden}.pdf`)
    const [reply] = await once(request, 'response')
    await once(reply, 'data')
    reply.destroy()
    expect((await fetch(`${origin}/api/salud`)).status).toBe(200)
  })
})
