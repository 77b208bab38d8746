import { NoConnection } from '../database/no-connection.ts'
import { errorCode } from '../error-code.ts'

const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT', // the socket's file of a stopped PostgreSQL
  '57014', // query_canceled: it took longer than a call may wait
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '25006', // read_only_sql_transaction: this node has become a standby
  '25P03', // idle_in_transaction_session_timeout
  '53100', // disk_full
  '53300', // too_many_connections
  '58030', // io_error
  '08000',
  '08003',
  '08006',
  '08P01', // how PgBouncer says nearly everything, such as that PostgreSQL behind it is away
])

/** PostgreSQL: our user may not (insufficient_privilege), which only whoever runs the program can mend. */
export const isRightMissing = (error: unknown) => errorCode(error) === '42501'

/**
 * Whether a failed query says that the database cannot be reached or is held by another process, rather than a fault of
 * ours.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof NoConnection) return true
  const code = errorCode(error)
  if (lostConnection.has(code)) return true
  if (code === 'ERR_SQLITE_ERROR') return /locked|busy|disk is full|disk I\/O error|unable to open/i.test(error.message)
  return /Connection terminated|Client has encountered a connection error|connection has been discarded/i.test(
    error.message,
  )
}
