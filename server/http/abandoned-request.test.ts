import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { logText } from '../testing/log-text.ts'
import { startTestApp } from '../testing/test-app.ts'

const token = 'clave-del-erp-0123456789'

test.each([
  { name: 'a customer', method: 'PUT', url: '/api/datos-factura', type: 'application/json' },
  { name: 'a form', method: 'POST', url: '/api/contacto', type: 'application/x-www-form-urlencoded' },
  { name: 'the ERP, with orders', method: 'PUT', url: '/api/erp/ordenes', type: 'application/json' },
  { name: 'the ERP, with standards', method: 'PUT', url: '/api/erp/patrones', type: 'application/json' },
])('$name that goes away half-way is neither a fault nor an outage', async ({ method, url, type }) => {
  const kit = await startTestApp('sqlite', { ERP_TOKEN: token })
  const log = logText()
  const statuses: number[] = []
  const app = await buildApp(kit.parts, {
    logger: { level: 'warn', stream: log.stream },
    observe: (observed) =>
      // Nobody is there to read the answer, so that it never counts as sent.
      observed.addHook('onSend', async (_request, reply) => {
        statuses.push(reply.statusCode)
      }),
  })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const arrived = once(app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `${method} ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n[{"Ident`,
  )
  await arrived
  socket.destroy()
  await vi.waitFor(() => expect(statuses).toEqual([400]))
  expect(log.text()).toBe('')
  await app.close()
  await kit.close()
})
