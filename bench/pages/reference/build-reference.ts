import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePictures } from './make-pictures.ts'

const here = import.meta.dirname
const built = join(here, '..', 'build', 'reference')
const pages = ['index.html', 'services/index.html', 'about/index.html']
const favicon = 'AAABAAEAAQEAAAEAGAAwAAAAFgAAACgAAAABAAAAAgAAAAEAGAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAACrXAsAAAAAAA=='
const preloads = /<link rel="modulepreload"[^>]*>/g

const startLate = (code: string) =>
  `<script type="text/late" id="late">${code}</script><script>addEventListener("load",()=>setTimeout(()=>{const s=document.createElement("script");s.type="module";s.textContent=document.getElementById("late").textContent;document.body.append(s)},0))</script>`

/** What becomes of each page. */
const variants: Record<string, (html: string) => string> = {
  /** No script at all: the least that such pages can cost. */
  floor: (html) => html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(preloads, ''),
  /** React starts after the load event. */
  'rr-late': (html) =>
    html
      .replace(preloads, '')
      .replace(/<script type="module" async="">([\s\S]*?)<\/script>/, (_, code) => startLate(code)),
}

function npm(folder: string, args: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} in ${folder} left with ${status}`)
}

/**
 * Builds the reference sites once: a plain site of the same stack and texts, in its variants.
 * Gives their folders by name.
 */
export async function buildReference(): Promise<Record<string, string>> {
  const folders = Object.fromEntries(Object.keys(variants).map((name) => [name, join(built, name)]))
  if (Object.values(folders).every((folder) => existsSync(join(folder, 'index.html')))) return folders
  const files = join(built, 'public')
  mkdirSync(files, { recursive: true })
  await makePictures(join(files, 'img'))
  writeFileSync(join(files, 'favicon.ico'), Buffer.from(favicon, 'base64'))
  writeFileSync(join(files, 'robots.txt'), 'User-agent: *\nAllow: /\n')
  // Built in a copy, beside the texts that it imports.
  const work = join(built, 'work')
  cpSync(here, work, { recursive: true })
  const site = join(work, 'site')
  npm(site, ['ci', '--loglevel=error'])
  npm(site, ['run', '--silent', 'build'], { PUBLIC_DIR: files })
  for (const [name, change] of Object.entries(variants)) {
    const folder = join(built, name)
    rmSync(folder, { recursive: true, force: true })
    cpSync(join(site, 'build', 'client'), folder, { recursive: true })
    for (const page of pages) {
      const path = join(folder, page)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
    }
  }
  return folders
}
