import { readFileSync } from 'node:fs'
import { databaseFile, prepareDataFolder, requireWritableDatabase } from './database/data-folder.ts'
import { migrate } from './database/migrate.ts'
import { NoConnection } from './database/no-connection.ts'
import { type OpenDatabase, openDatabase } from './database/open.ts'
import type { DatabaseUse } from './database/postgres.ts'
import { DamagedDatabase, requireSound } from './database/require-sound.ts'
import { isDatabaseAway, isRightMissing } from './http/database-away.ts'
import type { Parts } from './parts.ts'
import { requireIdentity } from './require-identity.ts'
import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

const packageFile = new URL('../package.json', import.meta.url)

/** The sentence for a database that does not open; undefined for a fault of ours. */
function whyClosed(error: unknown, { databaseUrl, dataDir }: Settings): string | undefined {
  const message = error instanceof Error ? error.message : ''
  if (error instanceof DamagedDatabase || /file is not a database|malformed/i.test(message))
    return `El archivo ${databaseFile(dataDir)} está dañado o no es de Certeza. Pon en su lugar un respaldo o cambia DATA_DIR.`
  // Where PostgreSQL, its certificate or a pooler refuses us, only what it says tells what to mend.
  const refused = error instanceof NoConnection || isRightMissing(error)
  if (!refused && !isDatabaseAway(error)) return undefined
  const what = databaseUrl ? 'DATABASE_URL sea correcta' : `${dataDir} sea la carpeta de datos`
  return `No se puede abrir la base de datos${refused ? ` (${message})` : ''}. Revisa que esté disponible y que ${what}.`
}

/** Runs `open` on the database that the settings name. @throws StartError for what a person can mend. */
async function opened<Result>(settings: Settings, open: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  prepareDataFolder(settings.dataDir)
  if (!settings.databaseUrl) requireWritableDatabase(settings.dataDir)
  try {
    return await open(await openDatabase(settings.databaseUrl, settings.dataDir))
  } catch (cause) {
    const sentence = whyClosed(cause, settings)
    throw sentence ? new StartError(sentence, { cause }) : cause
  }
}

/** The database as it is, or a new one, not migrated: for what restores a backup into it. @throws StartError */
export const openAsItIs = (settings: Settings): Promise<OpenDatabase> => opened(settings, async (database) => database)

/** Where calls are answered PostgreSQL is waited for seconds, which a migration may take longer than. */
async function openForCalls(database: OpenDatabase, { databaseUrl, dataDir }: Settings): Promise<OpenDatabase> {
  if (database.engine === 'sqlite') return database
  await database.db.destroy()
  return openDatabase(databaseUrl, dataDir, 'calls')
}

/**
 * The migrated database, opened for `use`, and what else server and command line are built from; `now` is their clock.
 * @throws StartError when the identity in content/ is wrong, or folder or database cannot be written, the database is
 * away, damaged or newer than the program.
 */
export async function openParts(
  settings: Settings,
  now: () => Temporal.Instant,
  use: DatabaseUse = 'commands',
): Promise<Parts> {
  requireIdentity()
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  return opened(settings, async (database) => {
    requireSound(database.db)
    await migrate(database)
    const ready = use === 'calls' ? await openForCalls(database, settings) : database
    return { ...ready, now, settings, version }
  })
}
