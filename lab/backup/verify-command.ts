import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyAudit } from '../../server/audit/verify-audit.ts'
import { restoreBackup } from '../../server/database/backup/restore-backup.ts'
import { openSqlite } from '../../server/database/sqlite.ts'
import { standingOrders } from '../../server/orders/standing-order-store.ts'
import { labCommand } from '../lab-command.ts'
import { growingBar } from '../progress.ts'
import { counted } from '../spoken.ts'
import { backupJson, fileArgument, spokenBackup } from './backup-text.ts'

/** `respaldo verificar`: restores the file into a database that is thrown away, and verifies its log. */
export const verifyCommand = labCommand<object, [file: string]>({
  brief: 'Comprueba que un respaldo está completo y se puede restaurar',
  full: 'Comprueba que un respaldo está completo: lo restaura en una base temporal, que después borra, y verifica su bitácora. No usa ni toca la base de datos en servicio.',
  example: 'respaldo verificar respaldo-2026-12-01.gz',
  flags: {},
  positional: fileArgument('Respaldo que se comprueba'),
  async run(lab, _, archivo) {
    // Private, as mkdtemp makes it.
    const folder = await mkdtemp(join(tmpdir(), 'certeza-respaldo-'))
    const db = openSqlite(join(folder, 'certeza.db'))
    const bar = growingBar(lab, 'renglones')
    try {
      const head = await restoreBackup({ db, engine: 'sqlite' }, archivo, { onProgress: bar.update })
      const bitacora = await verifyAudit(db, standingOrders)
      bar.stop()
      const log = bitacora.ok
        ? `Su bitácora está completa: ${counted(bitacora.entradas, 'entrada', 'entradas')}.`
        : `Su bitácora no coincide. ${bitacora.falla}`
      return {
        json: { ok: bitacora.ok, ...backupJson(archivo, head), bitacora },
        text: `Se puede restaurar el respaldo ${spokenBackup(head)}.\n${log}\nÚltima huella: ${bitacora.ultimoHash || '(ninguna)'}`,
        refused: !bitacora.ok,
      }
    } finally {
      bar.stop()
      await db.destroy()
      await rm(folder, { recursive: true, force: true })
    }
  },
})
