import { describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { logText } from '../testing/log-text.ts'
import { seedOrder } from '../testing/seed-order.ts'
import { neverOverloaded, startTestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'

const erpToken = 'clave-del-erp-0123456789'
/** What a customer, the laboratory and an attacker put in. */
const typed = {
  RFC: 'XAXX010101000',
  Empresa: 'Aceros-del-Norte',
  Correo: 'compras-secretas@cliente.example',
  Direccion: 'Calle-Privada-12',
  Serie: 'SERIE-SECRETA',
  comentarios: 'comentario-privado',
  mensaje: 'pregunta-privada',
  email: 'lista-privada@empresa.example',
  nombre: 'Nombre-Privado',
  address: '203.0.113.77',
  agent: 'Agente-Que-Delata',
}

interface Line {
  level: number
  msg: string
  reqId?: string
  req?: { method: string; url: string }
  res?: { statusCode: number }
}

for (const engine of engines) {
  describe(`the log of a whole wizard on ${engine}`, () => {
    test('has every request by its name, and neither personal data nor a link', async () => {
      const kit = await startTestApp(engine, { ERP_TOKEN: erpToken, TRUST_PROXY: 'loopback' })
      const log = logText()
      const app = await buildApp(kit.parts, {
        logger: { level: 'trace', stream: log.stream },
        overload: neverOverloaded,
      })
      const { idOrden } = await seedOrder(kit.db)
      const headers = {
        'x-forwarded-for': typed.address,
        'user-agent': typed.agent,
        authorization: `Bearer ${erpToken}`,
      }
      const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
        app.inject({ method, url, headers, ...(payload && { payload }) })
      const { RFC, Empresa, Correo, Direccion, Serie, comentarios, mensaje, email, nombre } = typed
      const walk = async () => [
        await ask('GET', `/confirmacion?id=${idOrden}`),
        await ask('GET', `/service-order-search-v2/${idOrden}`),
        await ask('GET', `/OS/index.php?id=${idOrden}`),
        await ask('GET', `/Confirmacion/${idOrden}`),
        await ask('POST', '/api/datos-factura', { idOrden }),
        await ask('PUT', '/api/datos-factura', { idOrden, RFC, Empresa, Correo, Direccion }),
        await ask('PUT', '/api/datos-factura', { idOrden, Correo: [Correo], Empresa: Empresa.repeat(300) }),
        await ask('POST', '/api/datos-certificado', { idOrden }),
        await ask('PUT', '/api/datos-inst-certificado/update-single', { idOrden, idDatoCert: '48211', Serie }),
        await ask('POST', '/api/pregunta-orden', { idOrden, mensaje }),
        await ask('GET', `/api/certificado/${idOrden}.pdf`),
        await ask('PUT', '/api/update-encuesta-bitacora', { idOrden, califica: 5, comentarios }),
        await ask('POST', '/api/confirmar-orden', { idOrden }),
        await ask('PUT', '/api/datos-factura', { idOrden, RFC }),
        await ask('POST', '/api/contacto', { nombre, email, mensaje }),
        await ask('POST', '/api/boletin', { email }),
        await ask('PUT', '/api/erp/ordenes', [{ OrdenServicio: 'OS-2', Empresa, instrumentos: [{ idDatoCert: '1' }] }]),
        await ask('GET', '/api/erp/cambios'),
      ]
      const statuses = (await walk()).map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(12)
      expect(statuses).toContain(403)
      expect(statuses).toContain(400)
      await kit.db.destroy()
      const failed = await walk()
      expect(failed.map(({ statusCode }) => statusCode)).toContain(500)
      await app.close()

      const secrets = [idOrden, erpToken, ...Object.values(typed)]
      expect(
        log
          .text()
          .split('\n')
          .filter((line) => secrets.some((secret) => line.includes(secret))),
      ).toEqual([])
      const lines = log
        .text()
        .trim()
        .split('\n')
        .map((line): Line => JSON.parse(line))
      const done = lines.filter(({ msg }) => msg === 'request completed')
      expect(done).toHaveLength(2 * statuses.length)
      expect(new Set(done.map(({ reqId }) => reqId)).size).toBe(done.length)
      for (const { headers: told, statusCode } of failed) {
        const own = lines.filter(({ reqId }) => reqId === told['x-request-id'])
        expect(own.at(-1)?.res?.statusCode).toBe(statusCode)
        if (statusCode === 500) expect(own.map(({ level }) => level)).toContain(50)
      }
    })
  })
}

test.each([
  ['line ends', '/nada%0d%0a{"level":50,"msg":"forged"}'],
  ['what a terminal obeys', '/%1b[2J%1b]0;x%07'],
  ['quotes', '/%22,%22msg%22:%22forged'],
  ['direction marks', '/%e2%80%ae%e2%80%a8nada'],
])('an address with %s stays one line of the log, in JSON', async (_, url) => {
  const kit = await startTestApp('sqlite')
  const log = logText()
  const app = await buildApp(kit.parts, { logger: { level: 'info', stream: log.stream }, overload: neverOverloaded })
  await app.inject({ url, headers: { 'x-request-id': 'forged', 'user-agent': 'forged' } })
  await app.close()
  const lines = log.text().trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['incoming request', 'request completed'])
  expect(log.text()).not.toMatch(/[\p{Cc}--[\n]]/v)
  for (const line of lines) expect(JSON.parse(line).reqId).not.toBe('forged')
  await kit.close()
})
