import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import type { App } from './http/app-type.ts'
import { openParts } from './open-parts.ts'
import { readSettings, type Settings } from './settings.ts'
import { StartError } from './start-error.ts'

const siteDir = fileURLToPath(new URL('../build/client', import.meta.url))
/** Running requests have this long to end after a SIGTERM; then the process leaves anyway. */
const graceMilliseconds = 4500

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
  const parts = await openParts(settings, () => Temporal.Now.instant())
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
