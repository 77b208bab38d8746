import { sql } from 'kysely'
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

function migratorOf({ db, engine }: OpenDatabase, known = steps): Migrator {
  const migrations = Object.fromEntries(
    Object.entries(known).map(([name, step]) => [name, { up: (target: Parameters<Step>[0]) => step(target, engine) }]),
  )
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

const isOfNewerProgram = (error: unknown) => String(error).includes('previously executed migration')

/**
 * Makes the tables that note what was migrated, where there are none: a migrator with nothing to do makes just these.
 */
async function prepareNotes(database: OpenDatabase): Promise<void> {
  if ((await schemaLevel(database)) !== undefined) return
  const { error } = await migratorOf(database, {}).migrateToLatest()
  // Somebody else has migrated meanwhile: what it noted is news to this migrator.
  if (error && !isOfNewerProgram(error)) throw error
}

/** Whether a database has all of our migrations, and none of a newer program's. */
async function isCurrent(database: OpenDatabase): Promise<boolean> {
  if ((await schemaLevel(database)) !== migrationNames.at(-1)) return false
  const { rows } = await sql`select name from kysely_migration`.execute(database.db)
  return rows.length === migrationNames.length
}

/** What whoever migrates holds meanwhile: kysely's own number, by which older versions take turns. */
const turn = 3853314791062309107n

/**
 * Runs `work` when nobody else migrates. On PostgreSQL in one transaction, with a lock that ends with it:
 * behind a pooler a transaction has a connection of its own, a session has not.
 */
async function inTurn(database: OpenDatabase, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  if (database.engine === 'sqlite') return work(database)
  // In the transaction a failure of it would end that, and hide why.
  await prepareNotes(database)
  await database.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(turn)})`.execute(db)
    await work({ ...database, db })
  })
}

/**
 * Brings the schema up to this program's version, or only to the migration `upTo`.
 * @throws StartError when the database was made by a newer program.
 */
export async function migrate(database: OpenDatabase, upTo?: string): Promise<void> {
  // Nearly always: and who has nothing to do waits for nobody.
  if (upTo === undefined && (await isCurrent(database))) return
  await inTurn(database, (held) => migrateHeld(held, upTo))
}

async function migrateHeld(database: OpenDatabase, upTo: string | undefined): Promise<void> {
  const migrator = migratorOf(database)
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (!error) return
  if (isOfNewerProgram(error)) {
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
