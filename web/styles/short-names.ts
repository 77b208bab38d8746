import { globSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'

// As Vite names files: without symbolic links.
const root = realpathSync(join(import.meta.dirname, '../..'))
// Without a: what blocks advertisements hides a class named ad.
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'

function lettered(index: number): string {
  const before = Math.floor(index / letters.length)
  return (before > 0 ? lettered(before - 1) : '') + letters[index % letters.length]
}

/** Each distinct match's first group gets letters of its own, in the order of path and place. */
function numbered(paths: string[], name: RegExp): Map<string, string> {
  const found = paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    return [...text.matchAll(name)].map(([, local]) => `${path} ${local}`)
  })
  return new Map([...new Set(found)].map((key, index) => [key, lettered(index)]))
}

const modules = globSync('web/**/*.module.css', { cwd: root }).sort()
const classes = numbered(modules, /(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)
const tokens = numbered(['web/styles/base.css'], /(--[\w-]+):/g)

/**
 * A class (or animation) of a CSS module in one to two letters, no two the same in the whole site.
 * A page says them hundreds of times, in its rules and in its HTML. Throws where the file does not have it.
 */
export function shortClass(local: string, file: string): string {
  const short = classes.get(`${relative(root, file)} ${local}`)
  if (!short) throw new Error(`${file}: no class .${local} is written in it`)
  return short
}

const shortToken = (ident: string) => {
  const short = tokens.get(`web/styles/base.css ${ident}`)
  return short ? `--${short}` : ident
}

/** Tokens of base.css in one to two letters; any other custom property stays as it is. A plugin of PostCSS. */
export const shortTokens = {
  postcssPlugin: 'short-tokens',
  Declaration(declaration: { prop: string; value: string }) {
    for (const part of ['prop', 'value'] as const) {
      const short = declaration[part].replace(/--[\w-]+/g, shortToken)
      if (short !== declaration[part]) declaration[part] = short
    }
  },
}
