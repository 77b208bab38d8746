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

/** What an erasure leaves: nothing of it is a person's. */
const keptFields = new Set([
  'fechaLimite',
  'confirmadaEn',
  'canceladaEn',
  'reabiertaEn',
  'version',
  'enlace',
  'enviadaEn',
  'califica',
  'Adicional',
])

/** Whether an erasure makes the value of this key ''. */
export const isErasable = (key: string) => !keptFields.has(key.split('\n')[1] ?? '')

const timeFields = new Set(['fechaLimite', 'confirmadaEn', 'canceladaEn'])

function comparable(campo: string, value: string): string {
  return timeFields.has(campo) ? String(Temporal.Instant.from(value).epochMilliseconds) : value
}

export interface Replayed {
  /** Each value with the entry that gave it; undefined where that was purged. */
  values: Map<string, { value: string | undefined; seq: number }>
  /** Records (an idDatoCert, or '' for the order) whose arrival was purged: their other values are not known. */
  purged: Set<string>
  /** The newest entry whose values were purged without an erasure that says so; undefined when each is told of. */
  untold: number | undefined
  /** The newest erasure; undefined without one. */
  erased: number | undefined
}

interface ReplayedOrder extends Replayed {
  /** What stood when the order was opened again after each confirmation, the oldest first. */
  versions: Replayed[]
}

/**
 * What an order's trail says should stand, from its first entry to its last. The rows' chain must have been verified.
 */
export function replayTrail(rows: readonly AuditRow[]): ReplayedOrder {
  const nothing = { values: new Map(), purged: new Set<string>(), untold: undefined, erased: undefined }
  const replayed: ReplayedOrder = { ...nothing, versions: [] }
  for (const row of rows) replayEntry(replayed, row)
  return replayed
}

/** What belongs to the order as it stands, not to what was confirmed of it. */
const ofTheOrderAlone = ['version', 'reabiertaEn', 'canceladaEn', 'enlace']

function confirmedVersion({ values, purged, untold, erased }: Replayed): Replayed {
  const kept = new Map(values)
  for (const campo of ofTheOrderAlone) kept.delete(valueKey(campo))
  return { values: kept, purged: new Set(purged), untold, erased }
}

function erase(replayed: Replayed, seq: number): void {
  replayed.erased = seq
  replayed.untold = undefined
  for (const key of replayed.values.keys()) if (isErasable(key)) replayed.values.set(key, { value: '', seq })
}

function replayEntry(replayed: ReplayedOrder, row: AuditRow): void {
  const { values, purged } = replayed
  if (row.tipo === 'depuracion') {
    for (const each of [replayed, ...replayed.versions]) erase(each, row.seq)
    return
  }
  if (row.sal === null) replayed.untold = row.seq
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
  if (row.tipo === 'reapertura' && row.campo === 'version') replayed.versions.push(confirmedVersion(replayed))
  // Purged values keep their digest: without one there is no value any more, as with a confirmation taken back.
  if (row.huellaDespues === null) values.delete(valueKey(row.campo, record))
  else put(row.campo, row.despues)
  if (row.tipo === 'encuesta') put('enviadaEn', String(row.cuando))
  if (row.tipo === 'reapertura') put('reabiertaEn', String(row.cuando))
}
