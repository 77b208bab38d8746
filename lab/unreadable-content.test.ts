import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passedEnvironment } from './testing/passed-environment.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A copy of the program whose content/ may be broken. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'certeza-content-'))
  for (const name of ['contract', 'content', 'server', 'lab', 'package.json'])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\.(?:avif|jpg|svg|pdf)$/.test(path),
    })
  for (const name of ['node_modules', 'web']) symlinkSync(join(root, name), join(copy, name))
})
afterAll(() => rmSync(copy, { recursive: true }))

const shipped = readFileSync(join(root, 'content/identity.ts'), 'utf8')
const mailLine = shipped.slice(0, shipped.search(/^ {2}correo:/m)).split('\n').length

test.each([
  {
    name: 'a key missing',
    from: /^ {2}telefono: .*\n/m,
    to: '',
    says: /^content\/identity\.ts: identity\.telefono falta/,
  },
  {
    name: 'a wrong value',
    from: /^( {2}correo: '[^'@]+)@/m,
    to: '$1',
    says: /^content\/identity\.ts: identity\.correo no es un correo/,
  },
  {
    name: 'a comma missing',
    from: /^( {2}correo: '.*'),/m,
    to: '$1',
    says: /^content\/identity\.ts: renglón \d+: aquí o poco antes falta/,
  },
  {
    name: 'a text without quotes',
    from: /^( {2}correo: )'(\w+).*'/m,
    to: '$1$2',
    says: new RegExp(`^content/identity\\.ts: renglón ${mailLine}: `),
  },
  {
    name: 'another name',
    from: 'const identity',
    to: 'const identidad',
    says: /^content\/identity\.ts: falta identity/,
  },
])('an identity with $name: one sentence that names the file, and 1', ({ from, to, says }) => {
  const broken = shipped.replace(from, to)
  expect(broken).not.toBe(shipped)
  writeFileSync(join(copy, 'content/identity.ts'), broken)
  const { status, stderr, stdout } = spawnSync(process.execPath, ['lab/main.ts', 'ordenes', 'listar'], {
    cwd: copy,
    env: { ...passedEnvironment, DATA_DIR: join(copy, 'datos') },
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(says)])
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})
