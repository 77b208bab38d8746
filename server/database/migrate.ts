import { Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import * as orders from './migrations/0001-orders.ts'
import * as messages from './migrations/0002-messages.ts'
import * as mail from './migrations/0003-mail.ts'
import * as corrections from './migrations/0004-corrections.ts'
import * as refusedAddresses from './migrations/0005-refused-addresses.ts'
import type { Engine, OpenDatabase } from './open.ts'

type Step = (db: Parameters<typeof orders.up>[0], engine: Engine) => Promise<void>

const steps: Record<string, Step> = {
  '0001-orders': orders.up,
  '0002-messages': messages.up,
  '0003-mail': mail.up,
  '0004-corrections': corrections.up,
  '0005-refused-addresses': refusedAddresses.up,
}

/** Names of all migrations of this program, in order. */
export const migrationNames: readonly string[] = Object.keys(steps)

function migratorOf({ db, engine }: OpenDatabase): Migrator {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, { up: (target: Parameters<Step>[0]) => step(target, engine) }]),
  )
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

/**
 * Brings the schema up to this program's version, or only to the migration `upTo`.
 * @throws StartError when the database was made by a newer program.
 */
export async function migrate(database: OpenDatabase, upTo?: string): Promise<void> {
  const migrator = migratorOf(database)
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (!error) return
  if (String(error).includes('previously executed migration')) {
    throw new StartError(
      'La base de datos es de una versión más nueva de Certeza. Actualiza el programa o usa otro DATA_DIR.',
      { cause: error },
    )
  }
  throw error
}

/** Name of the newest migration that a database has; undefined for one that has none. */
export async function schemaLevel(database: OpenDatabase): Promise<string | undefined> {
  const migrations = await migratorOf(database).getMigrations()
  return migrations.findLast(({ executedAt }) => executedAt !== undefined)?.name
}
