import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../starter/site.mjs'
import type { Figure } from './figure.ts'

const folder = join(import.meta.dirname, 'pages')

/** Lighthouse is a hundred times heavier than all else here: installed in its own folder when it is first asked for. */
function installOnce(): void {
  if (existsSync(join(folder, 'node_modules', '.package-lock.json'))) return
  console.log('Installing Lighthouse into bench/pages …')
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('npm ci in bench/pages failed')
}

/** Installs what the rig needs, builds the site, and measures its pages. */
export async function pagesBench(): Promise<Figure[]> {
  installOnce()
  buildSite()
  const { measurePages } = await import('./pages/measure-pages.ts')
  return measurePages()
}
