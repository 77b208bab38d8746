import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const folders = ['contract', 'content', 'web', 'server', 'lab', 'demo', 'e2e', 'bench', 'faults', 'art']

/** What each folder may import of ours, beside itself. Source: design §2. */
const mayImport: Record<string, string[]> = {
  contract: [],
  content: ['contract'],
  web: ['contract', 'content'],
  server: ['contract', 'content'],
  lab: ['server', 'contract'],
  demo: ['server', 'contract', 'content'],
  e2e: ['contract', 'content', 'server'],
  bench: ['contract', 'server', 'demo'],
  faults: ['server', 'lab', 'contract'],
  art: ['content'],
}
/** The program's entries join the parts. */
const exceptions: Record<string, string[]> = { 'server/main.ts': ['demo'], 'lab/main.ts': ['demo'] }

/** Server folders that every concern may use; the others are concerns and keep to themselves. Source: design §2. */
const sharedByConcerns = ['database', 'audit', 'mail', 'http', 'files', 'testing']

interface SourceFile {
  path: string
  text: string
  imports: string[]
}

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    // Of bench/pages and art/studio, which install and build for themselves.
    if (entry.name === 'node_modules' || entry.name === 'build') continue
    if (entry.isDirectory()) yield* filesUnder(path)
    else if (/\.(ts|tsx)$/.test(entry.name)) yield path
  }
}

function importsOf(path: string, text: string): string[] {
  const named = [...text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^'"\n;]*?(?:from\s*)?['"]([^'"]+)['"]/g)]
  const multiline = [...text.matchAll(/\}\s*from\s*['"]([^'"]+)['"]/g)]
  const dynamic = [...text.matchAll(/import\(\s*['"]([^'"]+)['"]\s*\)/g)]
  const specifiers = new Set([...named, ...multiline, ...dynamic].map((match) => match[1] ?? ''))
  return [...specifiers].map((specifier) =>
    specifier.startsWith('.') ? relative(root, join(root, dirname(path), specifier)) : specifier,
  )
}

const files: SourceFile[] = folders
  .flatMap((folder) => [...filesUnder(folder)])
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, imports: importsOf(path, text) }
  })
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path) || path.includes('/testing/')
const sources = files.filter(({ path }) => !isTest(path))
const isOurs = (path: string) => folders.includes(path.split('/')[0] ?? '')

describe('the map of folders', () => {
  test('finds the sources at all', () => {
    expect(sources.length).toBeGreaterThan(20)
  })

  test('a folder imports only what it may', () => {
    const wrong = sources.flatMap(({ path, imports }) => {
      const own = path.split('/')[0] ?? ''
      const allowed = [own, ...(mayImport[own] ?? []), ...(exceptions[path] ?? [])]
      return imports
        .filter((target) => isOurs(target) && !allowed.includes(target.split('/')[0] ?? ''))
        .map((target) => `${path} imports ${target}`)
    })
    expect(wrong).toEqual([])
  })

  test('a concern of the server does not reach into another', () => {
    const wrong = sources
      .filter(({ path }) => /^server\/[^/]+\//.test(path))
      .flatMap(({ path, imports }) => {
        const concern = path.split('/')[1] ?? ''
        return imports
          .filter((target) => /^server\/[^/]+\/.*-store\.ts$/.test(target))
          .filter((target) => ![concern, ...sharedByConcerns].includes(target.split('/')[1] ?? ''))
          .map((target) => `${path} imports ${target}`)
      })
    expect(wrong).toEqual([])
  })

  test('only stores and database/ build queries', () => {
    const wrong = sources
      .filter(({ path, imports }) => path.startsWith('server/') && imports.includes('kysely'))
      .filter(({ path }) => !path.startsWith('server/database/') && !/-store\.ts$/.test(path))
      .filter(({ path }) => path !== 'server/http/health-routes.ts')
      .map(({ path }) => path)
    expect(wrong).toEqual([])
  })

  test('no file imports itself through others', () => {
    const known = new Map(sources.map((file) => [file.path, file.imports.filter((target) => isOurs(target))]))
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (path: string, trail: string[]) => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      if (trail.includes(path) || done.has(path)) return
      for (const target of known.get(path) ?? []) visit(target, [...trail, path])
      done.add(path)
    }
    for (const path of known.keys()) visit(path, [])
    expect(cycles).toEqual([])
  })

  test('names tell a topic: no catch-all folders, no barrels, kebab-case', () => {
    const catchAll = /(^|\/)(utils?|common|helpers?|lib|misc|shared)(\/|\.)/
    const wrong = files
      .map(({ path }) => path)
      .filter((path) => catchAll.test(path) || /\/index\.tsx?$/.test(path) || /\/[^/]*[A-Z_][^/]*$/.test(path))
    expect(wrong).toEqual([])
  })

  test('only main.ts reads the clock and the environment', () => {
    const wrong = sources
      .filter(({ path }) => /^(server|lab)\//.test(path) && !path.endsWith('/main.ts'))
      .filter(({ text }) => /Temporal\.Now|Date\.now\(\)|new Date\(\)|process\.env/.test(text))
      .map(({ path }) => path)
    expect(wrong).toEqual([])
  })
})

describe('the manner of the code', () => {
  // Biome wraps code alone.
  test('no comment is wider than the code may be', () => {
    const { formatter } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    const wide = files
      // A migration stays as it was when it ran.
      .filter(({ path }) => !path.startsWith('server/database/migrations/'))
      .flatMap(({ path, text }) => text.split('\n').map((line, index) => ({ line, place: `${path}:${index + 1}` })))
      .filter(({ line }) => line.length > formatter.lineWidth && /^\s*(\/\/|\/?\*)/.test(line))
      .map(({ place }) => place)
    expect(wide).toEqual([])
  })
})
