import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shortClass, shortTokens } from './short-names.ts'

const files = globSync('web/**/*.module.css')
const text = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const written = files.flatMap((file) =>
  [...new Set(text(file).match(/(?<=\.)[a-z]\w*(?=[^{};]*\{)/gi))].map((local) => ({ file, local })),
)

describe('short names', () => {
  test('no two classes of the site share one, and none is what advertisements are called', () => {
    const names = written.map(({ file, local }) => shortClass(local, `${process.cwd()}/${file}`))
    expect(names.length).toBeGreaterThan(200)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[b-zB-Z]{1,2}$/)
  })

  test('a class that its file does not have is an error', () => {
    expect(() => shortClass('missing', `${process.cwd()}/${files[0]}`)).toThrow('no class .missing')
  })

  test('a token is short where it is set and where it is used; other properties stay', () => {
    const declarations = [
      { prop: '--paper', value: '#fff' },
      { prop: 'border', value: 'var(--line) var(--paper) var(--beside)' },
    ]
    for (const declaration of declarations) shortTokens.Declaration(declaration)
    const [set, used] = declarations
    expect(set?.prop).toMatch(/^--[b-zB-Z]{1,2}$/)
    expect(used?.value).toMatch(/^var\(--\w{1,2}\) var\(--\w{1,2}\) var\(--beside\)$/)
    expect(used?.value).toContain(`var(${set?.prop})`)
  })
})
