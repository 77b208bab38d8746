import { type BackupHead, rowTotal } from '../../server/database/backup/backup-format.ts'
import { counted, shortInstant } from '../spoken.ts'

/** The argument of every `respaldo …`. */
export const fileArgument = (brief: string) =>
  ({ kind: 'tuple', parameters: [{ parse: String, placeholder: 'ARCHIVO', brief }] }) as const

/** What a backup holds, for a program. */
export const backupJson = (archivo: string, { creadoEn, motor, version, tablas }: BackupHead) => ({
  archivo,
  creadoEn,
  motor,
  version,
  filas: tablas,
})

/** «del mar 1 dic 2026, 10:00 h: 17 órdenes, 1,204 renglones en total» */
export const spokenBackup = (head: BackupHead) =>
  `del ${shortInstant(Temporal.Instant.from(head.creadoEn))} (hora del centro): ${counted(head.tablas.orders ?? 0, 'orden', 'órdenes')}, ${counted(rowTotal(head), 'renglón', 'renglones')} en total`
