import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const port = 'debe ser un puerto entre 0 y 65535'
const proxy = 'debe ser loopback o una lista de direcciones o CIDR separadas por comas'
const refused: [name: string, value: string, why: string][] = [
  ['PORT', '65536', port],
  ['PORT', '-1', port],
  ['METRICS_PORT', '9464/tcp', port],
  ['BASE_URL', 'certeza.example', 'debe ser una dirección que empiece con http:// o https://'],
  ['BASE_URL', 'javascript://a', 'debe ser una dirección que empiece con http:// o https://'],
  ['DATABASE_URL', 'mysql://db', 'debe empezar con postgres://'],
  ['SMTP_URL', 'correo.example', 'debe empezar con smtp:// o smtps://'],
  ['ERP_TOKEN', '123456789012345', 'debe tener 16 caracteres o más'],
  ['DEMO', 'no', 'debe ser 0 o 1'],
  // With any of these whoever sends a header would choose the address that he is counted by.
  ['TRUST_PROXY', 'true', proxy],
  ['TRUST_PROXY', '1', proxy],
  ['TRUST_PROXY', '*', proxy],
  ['TRUST_PROXY', 'loopback, true', proxy],
  ['TRUST_PROXY', '10.0.0.0/33', proxy],
  ['TRUST_PROXY', '10.0.0.0/', proxy],
  ['TRUST_PROXY', 'proxy.example', proxy],
  ['CORS_ORIGINS', '*', 'debe ser una lista de orígenes (https://sitio.example) separados por comas'],
  [
    'CORS_ORIGINS',
    'https://sitio.example/',
    'debe ser una lista de orígenes (https://sitio.example) separados por comas',
  ],
  ['DIAS_CERRADOS', '2026-02-29', 'debe ser una lista de fechas AAAA-MM-DD separadas por comas'],
  ['DIAS_CERRADOS', '24/12/2026', 'debe ser una lista de fechas AAAA-MM-DD separadas por comas'],
  ['RECORDATORIO_DIAS_HABILES', '31', 'debe ser un número entero de 0 a 30'],
  ['RECORDATORIO_HORAS', '1.5', 'debe ser un número entero de 0 a 72'],
  ['RATE_LIMIT', 'off', 'debe ser 0 o 1'],
  ['LOG_LEVEL', 'trace', 'debe ser error, warn, info, debug'],
]

test.each(refused)('%s=%s is refused at start', (name, value, why) => {
  expect(() => readSettings({ [name]: value })).toThrow(`Revisa la configuración: ${name} ${why}.`)
})

test('all that is wrong is told at once', () => {
  expect(() => readSettings({ PORT: 'x', DEMO: '2', TRUST_PROXY: 'true' })).toThrow(
    `Revisa la configuración: PORT ${port}; DEMO debe ser 0 o 1; TRUST_PROXY ${proxy}.`,
  )
})

test('notices to the ERP need the token that signs them', () => {
  const ERP_WEBHOOK_URL = 'https://erp.example/cambios'
  expect(() => readSettings({ ERP_WEBHOOK_URL })).toThrow('ERP_TOKEN falta: ERP_WEBHOOK_URL lo necesita')
  expect(readSettings({ ERP_WEBHOOK_URL, ERP_TOKEN: '1234567890123456' })).toMatchObject({
    erpWebhookUrl: ERP_WEBHOOK_URL,
  })
})

test.each([
  ['loopback', ['loopback']],
  [' 10.0.0.7 , fd00::/8,', ['10.0.0.7', 'fd00::/8']],
  ['192.0.2.0/24', ['192.0.2.0/24']],
  ['  ', undefined],
])('TRUST_PROXY=%s is taken', (TRUST_PROXY, trustProxy) => {
  expect(readSettings({ TRUST_PROXY }).trustProxy).toEqual(trustProxy)
})

test('a link’s beginning has no slash at its end, and is this machine’s where none is set', () => {
  expect(readSettings({ BASE_URL: 'https://certeza.example//' }).baseUrl).toBe('https://certeza.example')
  expect(readSettings({ PORT: '3001' }).baseUrl).toBe('http://localhost:3001')
})

test('production has no demo data unless it is asked for', () => {
  expect(readSettings({}).demo).toBe(true)
  expect(readSettings({ NODE_ENV: 'production' }).demo).toBe(false)
  expect(readSettings({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true)
})
