import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect, onTestFinished, test } from 'vitest'
import { identity } from '../../content/identity.ts'
import { deliverAsEml } from './deliver-as-eml.ts'
import type { OutgoingMail } from './delivery.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
const mail: OutgoingMail = {
  id: 1,
  clave: 'recibo:OS-1',
  para: ['ana@cliente.example', 'luis@cliente.example'],
  responderA: undefined,
  asunto: 'Recibimos tus datos: Ñandú',
  texto: `Línea\n.\nFrom aquí\n${'larga '.repeat(300)}\n`,
  html: '',
  adjuntos: [],
  attachments: [],
  encabezados: {},
  motivo: 'recibo',
  OrdenServicio: 'OS-1',
  intentos: 1,
  creadoEn: at('2026-12-01T10:00:00-06:00'),
  enviadoEn: undefined,
  rechazadas: [],
  reservadoHasta: at('2026-12-01T10:00:15-06:00'),
}

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-eml-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return join(dir, 'correo')
}

test('writes each mail as a whole MIME file that only its owner reads', async () => {
  const dir = folder()
  await deliverAsEml(dir, 'https://certeza.example')(mail, new AbortController().signal)
  const [name = '', ...more] = readdirSync(dir)
  expect(more).toEqual([])
  expect(name).toMatch(/^20261201T160000000Z-[0-9a-f]{32}\.eml$/)
  expect(statSync(join(dir, name)).mode & 0o777).toBe(0o600)
  const text = readFileSync(join(dir, name), 'utf8')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  const parsed = await simpleParser(text)
  expect(parsed).toMatchObject({ subject: mail.asunto, text: mail.texto })
  expect(parsed.from?.text).toBe(`"${identity.nombre}" <${identity.correo}>`)
})

test('written again after a crash, the mail replaces its copy; another mail sorts after it', async () => {
  const dir = folder()
  const deliver = deliverAsEml(dir, 'https://certeza.example')
  const { signal } = new AbortController()
  await deliver(mail, signal)
  await deliver({ ...mail, intentos: 2 }, signal)
  await deliver({ ...mail, id: 2, clave: 'b', asunto: 'Segundo', creadoEn: at('2026-12-01T10:00:01-06:00') }, signal)
  const names = readdirSync(dir)
  expect(names).toHaveLength(2)
  expect(readFileSync(join(dir, names.sort()[1] ?? ''), 'utf8')).toContain('Subject: Segundo')
})
