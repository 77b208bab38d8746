import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

interface Operation {
  summary?: string
  requestBody?: object
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

describe('GET /api/openapi.json', () => {
  let kit: TestApp
  let operations: [name: string, operation: Operation][]
  beforeAll(async () => {
    kit = await startTestApp('sqlite', { ERP_TOKEN: 'una-clave-de-prueba' })
    const reply = await kit.app.inject('/api/openapi.json')
    expect(reply.statusCode).toBe(200)
    const paths = reply.json().paths as Record<string, Record<string, Operation>>
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    )
  })
  afterAll(() => kit.close())

  test('has the calls of the specification and ours', () => {
    expect(operations.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/contacto',
        'POST /api/datos-factura',
        'PUT /api/datos-factura',
        'POST /api/datos-certificado',
        'PUT /api/datos-inst-certificado/update-single',
        'PUT /api/update-encuesta-bitacora',
        'POST /api/confirmar-orden',
        'POST /api/datos-trazabilidad',
        'POST /api/pregunta-orden',
        'POST /api/boletin',
        'GET /api/certificado/{idOrden}.pdf',
        'GET /api/salud',
        'PUT /api/erp/ordenes',
        'PUT /api/erp/patrones',
        'GET /api/erp/cambios',
      ]),
    )
  })

  test('has every route of the server', () => {
    const listed = kit.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => /(\/api\/\S+) \(([^)]+)\)/.exec(line)?.slice(1, 3).join(' ') ?? [])
    expect(listed.length).toBeGreaterThan(10)
    const documented = operations.map(([name]) => name.split(' ')[1])
    for (const line of listed) {
      const path = (line.split(' ')[0] ?? '').replace(/:(\w+)/g, '{$1}')
      if (path !== '/api/*') expect(documented).toContain(path)
    }
  })

  test('says in Spanish what each does, and describes every answer', () => {
    for (const [name, { summary, responses }] of operations) {
      expect(summary, name).toMatch(/^[A-ZÁÉÍÓÚ].{10,}[^.]$/u)
      expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['200']))
      for (const [status, { description }] of Object.entries(responses))
        expect(description, `${name} ${status}`).not.toMatch(/default response/i)
      if (/^(POST|PUT)/.test(name))
        expect(Object.keys(responses), name).toEqual(expect.arrayContaining(['400', '500', '503']))
    }
  })
})
