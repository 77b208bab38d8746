import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isInstalled } from './starter/installed.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

interface LockedPackage {
  hasInstallScript?: boolean
  dev?: boolean
  resolved?: string
  integrity?: string
  version?: string
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
const { allowScripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  allowScripts: Record<string, boolean>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

describe('what npm installs', () => {
  test('runs a script of no package that README does not name', () => {
    const withScripts = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path, { dev = false }]) => ({ name: path.replace(/^.*node_modules\//, ''), dev }))
    const [, section = ''] = /## What runs when it is installed\n([\s\S]*?)\n## /.exec(read('README.md')) ?? []
    const named = [...section.matchAll(/^\| `([^`]+)` \| (\w+) \|/gm)].map(([, name = '', use = '']) => ({ name, use }))
    const isNamed = ({ name, dev }: { name: string; dev: boolean }) =>
      named.some(
        (each) =>
          (each.name.endsWith('*') ? name.startsWith(each.name.slice(0, -1)) : each.name === name) &&
          (each.use === 'tests') === dev,
      )
    expect(named.length).toBeGreaterThan(0)
    expect(withScripts.length).toBeGreaterThan(0)
    expect(withScripts.filter((each) => !isNamed(each))).toEqual([])
    const mayRun = Object.keys(allowScripts).filter((name) => !withScripts.some((each) => each.name === name))
    expect(mayRun).toEqual([])
  })

  // What the lock file names and npm passes over would be installed anew at each start.
  test('is all there once it was installed: a second start installs nothing', () => {
    expect(isInstalled()).toBe(true)
  })

  test('is pinned to the letter, and comes with a digest', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    expect(loose).toEqual([])
    const fromElsewhere = Object.entries(packages).filter(
      ([path, { integrity, resolved = '' }]) =>
        path !== '' && (!integrity || (resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/'))),
    )
    expect(fromElsewhere.map(([path]) => path)).toEqual([])
  })

  test('is listed by npm sbom, each part with its licence', () => {
    const printed = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    })
    const { components } = JSON.parse(printed) as {
      components: {
        name: string
        version: string
        licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
      }[]
    }
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(dependencies)))
    const free =
      /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|CC0-1\.0|Python-2\.0|Unlicense|MIT-0)$/
    // Tools of the build and the tests, none of which is handed on; png-js is MIT by its LICENSE file.
    const tools = /^(axe-core|caniuse-lite|lightningcss(-.+)?|png-js)$/
    const unclear = components.filter(({ name, licenses = [] }) => {
      if (tools.test(name)) return false
      const named = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '')
      return !named.some((each) => each.split(/ (?:OR|AND) /).some((one) => free.test(one.replace(/[()]/g, ''))))
    })
    expect(unclear.map(({ name, licenses }) => `${name}: ${JSON.stringify(licenses)}`)).toEqual([])
  })
})
