import { stat } from 'node:fs/promises'
import { buildRouteMap } from '@stricli/core'
import { backUpPostgres, backUpSqlite } from '../../server/database/back-up.ts'
import { labCommand } from '../lab-command.ts'

/** `respaldo crear`: a copy of the whole database, also while the server runs. */
const createCommand = labCommand<object, [file: string]>({
  brief: 'Copia la base de datos completa a un archivo nuevo',
  full: 'Copia la base de datos completa a un archivo nuevo, aunque el servidor esté en marcha. Nunca escribe encima de otro archivo.',
  flags: {},
  positional: { kind: 'tuple', parameters: [{ parse: String, placeholder: 'ARCHIVO', brief: 'Archivo que se crea' }] },
  async run(lab, _, archivo) {
    const { db, settings } = await lab.open()
    if (settings.databaseUrl) await backUpPostgres(settings.databaseUrl, archivo, lab.environment)
    else await backUpSqlite(db, archivo)
    const { size } = await stat(archivo)
    return {
      json: { archivo, bytes: size },
      text: `Respaldo en ${archivo} (${Math.ceil(size / 1024).toLocaleString('es-MX')} KiB).`,
    }
  },
})

export const backupCommands = buildRouteMap({
  docs: { brief: 'Respaldo de la base de datos' },
  routes: { crear: createCommand },
})
