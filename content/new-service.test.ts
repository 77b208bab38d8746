import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWord, countWordCapital } from './count-word.ts'
import { services } from './services.ts'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'certeza-contenido-'))
const inCopy = (...path: string[]) => join(copy, ...path)
const check = () => spawnSync(process.execPath, [inCopy('content/main.ts')], { encoding: 'utf8' })
const page = (path: string) => readFileSync(inCopy('build/client', path, 'index.html'), 'utf8')

// What a laboratory would do: two files of a page, a document, and an entry, all of them in content/.
const entry = `
services.push({
  id: 'servicio-nuevo',
  image: 'l-presion',
  icon: 'q',
  href: '/services/servicio-nuevo',
  title: 'Servicio nuevo',
  subtitle: 'Medidores nuevos',
  point_one: 'Medidores de gas',
  point_two: 'Medidores de agua',
  accreditation: {
    extraText: 'Calibramos lo nuevo.',
    accreditationLink: '/documentos/informe-muestra.pdf',
    ratificationLink: '/documentos/masa-ratificacion-10-24.pdf',
    ratificationNote: 'Marzo de 2026',
    otherDocuments: [{ title: 'Anexo de métodos', note: 'Solo gas', link: '/documentos/anexo-metodos.pdf' }],
  },
})
`

beforeAll(() => {
  for (const name of [
    'content',
    'contract',
    'web',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ])
    cpSync(join(root, name), inCopy(name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), inCopy('node_modules'))
  appendFileSync(inCopy('content/services.ts'), entry)
  for (const kind of ['ts', 'mdx'])
    cpSync(inCopy(`content/services/masa.${kind}`), inCopy(`content/services/servicio-nuevo.${kind}`))
  writeFileSync(inCopy('content/documents/anexo-metodos.pdf'), '%PDF-1.4')
  expect(check()).toMatchObject({ status: 0, stderr: '' })
  const program = [inCopy('node_modules/@react-router/dev/bin.cjs'), 'build']
  const { status, stderr, stdout } = spawnSync(process.execPath, program, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}, 240_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a new service has its page, with a third document, by an edit of content/ alone', () => {
  const html = page('services/servicio-nuevo')
  expect(html).toMatch(/<h1[^>]*>Servicio nuevo<\/h1>/)
  expect(html).toContain('href="/documentos/anexo-metodos.pdf"')
  expect(readFileSync(inCopy('build/client/documentos/anexo-metodos.pdf'), 'utf8')).toBe('%PDF-1.4')
})

test.each(['', 'services', 'services/masa', 'acreditaciones', 'about'])('a new service stands on /%s too', (path) => {
  expect(page(path)).toContain('Servicio nuevo')
})

test('what counts the services counts one more', () => {
  expect(page('')).toContain(`${countWordCapital(services.length + 1)} magnitudes`)
  expect(page('services')).not.toMatch(new RegExp(countWord(services.length), 'i'))
})

// Each instead of what stands in the catalogue; what it says is all that is printed: no stack, nothing in English.
test.each([
  ["title: 'Presión'", 'renglón 35: un texto no tiene comilla en sus dos extremos', "title: 'Presión"],
  [
    "title: 'Presión'",
    "renglón 35: «Presión» no va suelto; los textos van entre comillas: 'Presión…'.",
    'title: Presión',
  ],
  ["title: 'Presión'", 'services[0].title está vacío', "title: ' '"],
])('before a build, %s mistaken is told: %s', (right, says, wrong) => {
  const text = readFileSync(inCopy('content/services.ts'), 'utf8')
  writeFileSync(inCopy('content/services.ts'), text.replace(right, wrong))
  const { status, stderr } = check()
  writeFileSync(inCopy('content/services.ts'), text)
  expect(status).toBe(1)
  expect(stderr).toContain(`El contenido tiene errores:\n  content/services.ts: ${says}`)
  expect(stderr).not.toMatch(/\bat |Error/)
})
