import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** Not to be asked for by name: answers to other addresses, and what tools leave behind with a dot. */
const hidden = /^(404\/|__spa-fallback\.html|.*\.(br|gz|data)$)|(^|\/)\.(?!well-known\/)/

interface SiteFiles {
  /** The file behind an address, or undefined where there is none. */
  find: (pathname: string) => string | undefined
}

/** Every file of the built site, read once: no request can reach beyond it, and an unknown address costs no disk. */
export function listSiteFiles(siteDir: string): SiteFiles {
  const names = readdirSync(siteDir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'))
  const files = new Set(names.filter((name) => /\.[^/]+$/.test(name) && !hidden.test(name)))
  return {
    find(pathname) {
      const name = pathname.slice(1)
      const page = name === '' ? 'index.html' : `${name}/index.html`
      return [page, name].find((each) => files.has(each))
    },
  }
}
