import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import type { App } from './http/app-type.ts'
import type { Parts } from './parts.ts'
import { readSettings, type Settings } from './settings.ts'
import { StartError } from './start-error.ts'

const siteDir = fileURLToPath(new URL('../build/client', import.meta.url))
const packageFile = new URL('../package.json', import.meta.url)
/** Running requests have this long to end after a SIGTERM; then the process leaves anyway. */
const graceMilliseconds = 4500

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new StartError(
      `No se puede escribir en la carpeta de datos ${dataDir}. Dale permiso de escritura a este usuario o cambia DATA_DIR.`,
      { cause },
    )
  }
}

async function openParts(settings: Settings): Promise<Parts> {
  prepareDataDir(settings.dataDir)
  const database = openDatabase(settings.databaseUrl, settings.dataDir)
  await migrate(database)
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  return { ...database, now: () => Temporal.Now.instant(), settings, version }
}

async function listen(app: App, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    if (code === 'EADDRINUSE')
      throw new StartError(`El puerto ${port} ya está en uso. Cierra el otro programa o elige otro con PORT.`, {
        cause,
      })
    if (code === 'EACCES')
      throw new StartError(`No hay permiso para usar el puerto ${port}. Elige uno mayor a 1023 con PORT.`, { cause })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`La dirección ${host} no es de este equipo. Revisa HOST.`, { cause })
    throw cause
  }
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env)
  const parts = await openParts(settings)
  const app = await buildApp(parts, { siteDir, logger: { level: 'warn' } })
  await listen(app, settings)
  console.log(`Listo en ${settings.baseUrl}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), graceMilliseconds).unref()
    await app.close()
    await parts.db.destroy()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
  // The starter is gone.
  process.on('disconnect', stop)
}

try {
  await serve()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
