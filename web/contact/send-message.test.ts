import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notices } from './notices.ts'
import { sendMessage } from './send-message.ts'

const message = { nombre: 'Ana', email: ' ana@empresa.example ', mensaje: '12 manómetros' }
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => vi.unstubAllGlobals())

test.each(['{"ok":true}', '{}', '{"message":"recibido"}'])(
  'a backend of somebody else takes the message in its own words: %s',
  async (body) => {
    asked.mockResolvedValue(new Response(body))
    expect(await sendMessage(message, {})).toEqual(notices.sent)
  },
)

test.each([
  { name: 'the server’s own words', answer: new Response('{"error":"Hoy no"}', { status: 500 }), text: 'Hoy no' },
  { name: 'none', answer: new Response('oops', { status: 502 }), text: 'Error al enviar' },
  { name: 'a captive portal', answer: new Response('<html>Wi-Fi</html>'), text: 'No se pudo enviar tu mensaje.' },
])('a failure is told: $name', async ({ answer, text }) => {
  asked.mockResolvedValue(answer)
  expect(await sendMessage(message, {})).toMatchObject({ kind: 'error', text })
})

test('what is no address is told and not sent', async () => {
  const text = 'Escribe un correo válido, por ejemplo nombre@empresa.com.'
  const told = await sendMessage({ ...message, email: 'ana@empresa' }, {})
  expect(told).toMatchObject({ kind: 'error', text, campos: { email: text } })
  expect(asked).not.toHaveBeenCalled()
})
