import type { OutboxTable } from '../database/tables.ts'

/** Why a mail has not reached everybody: the addresses refused for good, then what its last try failed by. */
export const mailTrouble = ({ rechazadas, ultimoError }: Pick<OutboxTable, 'rechazadas' | 'ultimoError'>) =>
  [rechazadas, ultimoError].filter((each) => each !== null).join('; ') || undefined
