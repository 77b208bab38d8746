// Plain .mjs for the system's own Node: nothing of ours is installed when this runs.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

export const nodeProgram = `${root}node_modules/node/bin/node${windows ? '.exe' : ''}`

/** Whether node_modules holds what the lock file asks for, by npm's own record of what it installed. */
export function isInstalled() {
  const record = `${root}node_modules/.package-lock.json`
  if (!existsSync(nodeProgram) || !existsSync(record)) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf(`${root}package-lock.json`)).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

/** Installs what is missing, with npm's own progress on a terminal. Exits with npm's code when it fails. */
export function install() {
  if (isInstalled()) return
  console.log('Instalando dependencias (la primera vez tarda alrededor de un minuto)…')
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  if (status !== 0) {
    console.error('No se pudieron instalar las dependencias. Revisa la conexión a la red y vuelve a intentarlo.')
    process.exit(status ?? 1)
  }
}
