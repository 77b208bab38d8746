import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { isDatabaseAway } from './http/database-away.ts'
import type { Parts } from './parts.ts'
import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

const packageFile = new URL('../package.json', import.meta.url)

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

/**
 * The migrated database and what else server and command line are built from; `now` is their clock.
 * @throws StartError when the folder cannot be written, the database is away or newer than the program.
 */
export async function openParts(settings: Settings, now: () => Temporal.Instant): Promise<Parts> {
  prepareDataDir(settings.dataDir)
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  try {
    const database = await openDatabase(settings.databaseUrl, settings.dataDir)
    await migrate(database)
    return { ...database, now, settings, version }
  } catch (cause) {
    if (!isDatabaseAway(cause)) throw cause
    const where = settings.databaseUrl ? 'DATABASE_URL' : `la carpeta de datos ${settings.dataDir}`
    throw new StartError(
      `No se puede abrir la base de datos. Revisa que esté disponible y que ${where} sea correcto.`,
      {
        cause,
      },
    )
  }
}
