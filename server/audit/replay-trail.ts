import type { AuditRow } from './audit-store.ts'

/**
 * What stands in an order, flat: by `valueKey`. Times are milliseconds since 1970 as text. A survey's values are keyed
 * like an order's.
 */
export type StandingValues = Map<string, string>

/** Key of an order's field, or of a field of one of its instruments. */
export const valueKey = (campo: string, idDatoCert = '') => `${idDatoCert}\n${campo}`

/** `instrumento 48211: Serie`, or `CP`. */
export function spokenKey(key: string): string {
  const [idDatoCert, campo] = key.split('\n')
  return idDatoCert === '' ? `${campo}` : `instrumento ${idDatoCert}: ${campo}`
}

const timeFields = new Set(['fechaLimite', 'confirmadaEn'])

function comparable(campo: string, value: string): string {
  return timeFields.has(campo) ? String(Temporal.Instant.from(value).epochMilliseconds) : value
}

export interface Replayed {
  /** Each value with the entry that gave it; undefined where that was purged. */
  values: Map<string, { value: string | undefined; seq: number }>
  /** Records (an idDatoCert, or '' for the order) whose arrival was purged: their other values are not known. */
  purged: Set<string>
}

/** What an order's trail says should stand, from its first entry to its last. The rows' chain must have been verified. */
export function replayTrail(rows: readonly AuditRow[]): Replayed {
  const replayed: Replayed = { values: new Map(), purged: new Set() }
  for (const row of rows) replayEntry(replayed, row)
  return replayed
}

function replayEntry({ values, purged }: Replayed, row: AuditRow): void {
  const record = row.idDatoCert ?? ''
  const put = (campo: string, value: string | null) =>
    values.set(valueKey(campo, record), {
      value: value === null ? undefined : comparable(campo, value),
      seq: row.seq,
    })
  if (row.tipo === 'alta') {
    if (row.despues === null) purged.add(record)
    else for (const [campo, value] of Object.entries<string>(JSON.parse(row.despues))) put(campo, value)
    return
  }
  if (row.tipo === 'baja') {
    for (const key of [...values.keys()]) if (key.startsWith(`${record}\n`)) values.delete(key)
    purged.delete(record)
    return
  }
  if (row.campo === null) return
  put(row.campo, row.despues)
  if (row.tipo === 'encuesta') put('enviadaEn', String(row.cuando))
}
