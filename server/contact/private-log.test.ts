import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { logText } from '../testing/log-text.ts'
import { neverOverloaded, startTestApp } from '../testing/test-app.ts'

const secrets = [
  'ana@empresa.example',
  'Aceros-del-Norte',
  'secreto-del-boletin',
  'AbCdEfGhIjKlMnOpQrStUv',
  'mensaje-privado',
]

test('the log, at its most talkative, has no address, text, token or order link', async () => {
  const kit = await startTestApp('sqlite')
  const log = logText()
  const app = await buildApp(kit.parts, { logger: { level: 'trace', stream: log.stream }, overload: neverOverloaded })
  const [email, nombre, token, idOrden, mensaje] = secrets
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const calls = () => [
    post('/api/contacto', { nombre, email, mensaje }),
    post('/api/contacto', { nombre, email: `${email},`, mensaje }),
    post('/api/boletin', { email }),
    post('/api/boletin/confirmar', { token }),
    post(`/api/boletin/baja?token=${token}`, {}),
    post('/api/pregunta-orden', { idOrden, mensaje }),
    app.inject(`/api/certificado/${idOrden}.pdf`),
    app.inject(`/confirmacion?id=${idOrden}`),
    app.inject(`/service-order-search-v2/${idOrden}`),
  ]
  await Promise.all(calls())
  await kit.db.destroy()
  const replies = await Promise.all(calls())
  expect(replies.map(({ statusCode }) => statusCode)).toContain(500)
  await app.close()
  expect(log.text()).toContain('/api/contacto')
  const leaks = log
    .text()
    .split('\n')
    .filter((line) => secrets.some((secret) => line.includes(secret)))
  expect(leaks).toEqual([])
})
