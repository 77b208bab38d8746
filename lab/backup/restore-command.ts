import { restoreBackup } from '../../server/database/backup/restore-backup.ts'
import { holdMails } from '../../server/mail/held-mail-store.ts'
import { countMails } from '../../server/mail/outbox-status-store.ts'
import { openAsItIs } from '../../server/open-parts.ts'
import { readSettings } from '../../server/settings.ts'
import { labCommand } from '../lab-command.ts'
import { growingBar } from '../progress.ts'
import { counted } from '../spoken.ts'
import { backupJson, fileArgument, spokenBackup } from './backup-text.ts'

const heldBecause = 'Retenido al restaurar un respaldo.'

/** `respaldo restaurar`: fills an empty database; the file is checked whole before anything is touched. */
export const restoreCommand = labCommand<{ 'retener-correos'?: boolean }, [file: string]>({
  brief: 'Pone un respaldo en una base de datos vacía',
  full: 'Pone un respaldo en la base de datos de DATA_DIR o DATABASE_URL, que debe estar vacía. Revisa todo el archivo antes de empezar; si algo falla, no queda nada a medias. Los correos que estaban pendientes salen cuando arranque el servidor, también los que salieron después del respaldo: con --retener-correos quedan descartados, y correo reintentar los envía.',
  example: 'respaldo restaurar respaldo-2026-12-01.gz',
  flags: {
    'retener-correos': {
      kind: 'boolean',
      optional: true,
      withNegated: false,
      brief: 'Los correos pendientes no salen hasta correo reintentar',
    },
  },
  positional: fileArgument('Respaldo que se lee'),
  async run(lab, flags, archivo) {
    const database = await openAsItIs(readSettings(lab.environment))
    const bar = growingBar(lab, 'renglones')
    try {
      const head = await restoreBackup(database, archivo, { onProgress: bar.update })
      const retenidos = flags['retener-correos'] ? await holdMails(database.db, heldBecause) : 0
      const { pendiente } = await countMails(database.db)
      bar.stop()
      const mails = [
        ...(pendiente > 0
          ? [`${counted(pendiente, 'correo saldrá', 'correos saldrán')} al arrancar el servidor.`]
          : []),
        ...(retenidos > 0 ? [`${counted(retenidos, 'correo retenido', 'correos retenidos')}: correo reintentar.`] : []),
      ]
      return {
        json: { ...backupJson(archivo, head), correosPendientes: pendiente, correosRetenidos: retenidos },
        text: [`Restaurado el respaldo ${spokenBackup(head)}.`, ...mails].join('\n'),
      }
    } finally {
      bar.stop()
      await database.db.destroy()
    }
  },
})
