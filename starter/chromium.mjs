import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { root } from './installed.mjs'

const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const isThere = () => debianChromium.some((path) => existsSync(path))

const run = (program, args, environment = process.env) =>
  spawnSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0

function installDebians() {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return (
    run('apt-get', ['update', '-qq'], environment) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], environment)
  )
}

/**
 * A browser for the tests: Debian's where it is or can be installed, else Playwright's own. Exits with 1 without one.
 */
export function installChromium() {
  if (process.env.CHROMIUM_PATH || isThere()) return
  const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  console.log('Instalando Chromium para las pruebas…')
  if (canUseApt && installDebians() && isThere()) return
  if (run('npx', ['playwright', 'install', 'chromium'])) return
  console.error('No se pudo instalar Chromium. Instálalo y di dónde está con CHROMIUM_PATH.')
  process.exit(1)
}
