import { stat } from 'node:fs/promises'
import { createBackup } from '../../server/database/backup/create-backup.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { growingBar } from '../progress.ts'
import { backupJson, fileArgument, spokenBackup } from './backup-text.ts'

/** `respaldo crear`: a copy of the whole database at one moment, also while the server runs. */
export const createCommand = labCommand<object, [file: string]>({
  brief: 'Copia la base de datos completa a un archivo nuevo',
  full: 'Copia la base de datos completa a un archivo nuevo, tal como está en este momento, aunque el servidor esté en marcha; nadie espera. Nunca escribe encima de otro archivo. El respaldo de SQLite se puede restaurar en PostgreSQL y al revés.',
  example: 'respaldo crear respaldo-2026-12-01.gz',
  flags: {},
  positional: fileArgument('Archivo que se crea'),
  async run(lab, _, archivo) {
    const { db, engine, version, now } = await lab.open()
    const bar = growingBar(lab, 'renglones')
    try {
      const creadoEn = isoInstant(now().round({ smallestUnit: 'second', roundingMode: 'floor' }))
      const options = { version, creadoEn, onProgress: bar.update }
      const head = await createBackup({ db, engine }, archivo, options)
      const { size } = await stat(archivo)
      return {
        json: { ...backupJson(archivo, head), bytes: size },
        text: `Respaldo en ${archivo} (${Math.ceil(size / 1024).toLocaleString('es-MX')} KiB), ${spokenBackup(head)}.`,
      }
    } finally {
      bar.stop()
    }
  },
})
