import { Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import * as orders from './migrations/0001-orders.ts'
import * as messages from './migrations/0002-messages.ts'
import * as mail from './migrations/0003-mail.ts'
import * as corrections from './migrations/0004-corrections.ts'
import type { Engine, OpenDatabase } from './open.ts'

type Step = (db: Parameters<typeof orders.up>[0], engine: Engine) => Promise<void>

const steps: Record<string, Step> = {
  '0001-orders': orders.up,
  '0002-messages': messages.up,
  '0003-mail': mail.up,
  '0004-corrections': corrections.up,
}

/**
 * Brings the schema up to this program's version.
 * @throws StartError when the database was made by a newer program.
 */
export async function migrate({ db, engine }: OpenDatabase): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, { up: (target: Parameters<Step>[0]) => step(target, engine) }]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  if (String(error).includes('previously executed migration')) {
    throw new StartError(
      'La base de datos es de una versión más nueva de Certeza. Actualiza el programa o usa otro DATA_DIR.',
      { cause: error },
    )
  }
  throw error
}
