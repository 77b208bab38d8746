import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWord, countWordCapital } from './count-word.ts'
import { type Service, services } from './services.ts'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'certeza-contenido-'))
const inCopy = (...path: string[]) => join(copy, ...path)
const check = () => spawnSync(process.execPath, [inCopy('content/main.ts')], { encoding: 'utf8' })
/** Without the marks that React sets between two texts. */
const page = (path: string) =>
  readFileSync(inCopy('build/client', path, 'index.html'), 'utf8').replaceAll('<!-- -->', '')

/** Whatever the laboratory has in its first place: the new service looks like it. */
const [model] = services as [Service]

// What a laboratory would do: two files of a page, a document, and an entry, all of them in content/.
const entry = `
services.push({
  id: 'servicio-nuevo',
  image: '${model.image}',
  icon: 'q',
  href: '/services/servicio-nuevo',
  title: 'Servicio nuevo',
  subtitle: 'Medidores nuevos',
  point_one: 'Medidores de gas',
  point_two: 'Medidores de agua',
  accreditation: {
    extraText: 'Calibramos lo nuevo.',
    accreditationLink: '${model.accreditation.accreditationLink}',
    ratificationLink: '${model.accreditation.ratificationLink}',
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
    cpSync(inCopy(`content/services/${model.id}.${kind}`), inCopy(`content/services/servicio-nuevo.${kind}`))
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

test.each(['', 'services', `services/${model.id}`, 'acreditaciones', 'about'])(
  'a new service stands on /%s too',
  (path) => {
    expect(page(path)).toContain('Servicio nuevo')
  },
)

test('what counts the services counts one more', () => {
  expect(page('')).toContain(`${countWordCapital(services.length + 1)} magnitudes`)
  expect(page('services')).toContain(`${countWord(services.length + 1)} magnitudes`)
  expect(page('services')).not.toContain(`${countWord(services.length)} magnitudes`)
})

const firstTitle = `title: '${model.title}'`

// Each instead of the first title of the catalogue; what it says is all that is printed: no stack, nothing in English.
test.each([
  ['renglón LINE: un texto no tiene comilla en sus dos extremos', "title: 'Uno"],
  ["renglón LINE: «Uno» no va suelto; los textos van entre comillas: 'Uno…'.", 'title: Uno'],
  ['services[0].title está vacío', "title: ' '"],
])('before a build, a mistaken title is told: %s', (says, wrong) => {
  const text = readFileSync(inCopy('content/services.ts'), 'utf8')
  const line = text.slice(0, text.indexOf(firstTitle)).split('\n').length
  expect(text).toContain(firstTitle)
  writeFileSync(inCopy('content/services.ts'), text.replace(firstTitle, wrong))
  const { status, stderr } = check()
  writeFileSync(inCopy('content/services.ts'), text)
  expect(status).toBe(1)
  expect(stderr).toContain(`El contenido tiene errores:\n  content/services.ts: ${says.replace('LINE', String(line))}`)
  expect(stderr).not.toMatch(/\bat |Error/)
})
