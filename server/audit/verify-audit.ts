import { readSnapshot } from '../database/read-snapshot.ts'
import type { Db } from '../database/tables.ts'
import { type AuditRow, trailRows } from './audit-store.ts'
import { isErasable, type Replayed, replayTrail, type StandingValues, spokenKey } from './replay-trail.ts'
import { type VerifyProgress, verifyChain } from './verify-chain.ts'

interface Verification {
  ok: boolean
  /** Entries in the log. */
  entradas: number
  /** The newest entry's hash, '' for an empty log: to be compared with the newest receipt's. */
  ultimoHash: string
  /** The first entry or order that does not agree, in a Spanish sentence; null when all do. */
  falla: string | null
}

export interface StandingOrder {
  OrdenServicio: string
  values: StandingValues
  /** What is kept of its earlier confirmed versions, the oldest first. */
  versions: StandingValues[]
}

/** Every order in pages, with what stands in it, read from `db`. */
type StandingOrders = (db: Db) => AsyncIterable<StandingOrder[]>

function orderFault({ OrdenServicio, values, versions }: StandingOrder, trail: readonly AuditRow[]) {
  const named = `La orden ${OrdenServicio}`
  if (trail.length === 0) return `${named} no está en la bitácora.`
  const said = replayTrail(trail)
  if (said.untold !== undefined)
    return `Los valores de la entrada ${said.untold} (orden ${OrdenServicio}) se borraron sin una depuración que lo diga.`
  const fault = valuesFault(`${named} no coincide con su bitácora`, said, values)
  if (fault) return fault
  const { length } = said.versions
  if (versions.length !== length)
    return `${named} no coincide con su bitácora: debería tener ${length} versiones anteriores y tiene ${versions.length}.`
  for (const [place, version] of said.versions.entries()) {
    const wrong = valuesFault(
      `La versión ${place + 1} de la orden ${OrdenServicio} no coincide con su bitácora`,
      version,
      versions[place] ?? new Map(),
    )
    if (wrong) return wrong
  }
  return undefined
}

/** The first value that is not what the trail says, in a sentence that begins with `complaint`. */
function valuesFault(complaint: string, said: Replayed, values: StandingValues): string | undefined {
  for (const [key, { value, seq }] of said.values) {
    const standing = values.get(key)
    if (standing === undefined) return `${complaint}: falta ${spokenKey(key)} (entrada ${seq}).`
    if (value !== undefined && standing !== value)
      return `${complaint}: ${spokenKey(key)} no es lo que dice la entrada ${seq}.`
  }
  const isErased = (key: string) => said.erased === undefined || !isErasable(key) || values.get(key) === ''
  const isKnown = (key: string) => said.values.has(key) || (said.purged.has(key.split('\n')[0] ?? '') && isErased(key))
  const unknown = [...values.keys()].find((key) => !isKnown(key))
  return unknown && `${complaint}: ${spokenKey(unknown)} no está en ella.`
}

async function standingFault(
  db: Db,
  standingOrders: StandingOrders,
  firstEntries: Map<string, number>,
): Promise<string | undefined> {
  const missing = new Map(firstEntries)
  for await (const orders of standingOrders(db)) {
    const trails = await trailRows(
      db,
      orders.map(({ OrdenServicio }) => OrdenServicio),
    )
    for (const order of orders) {
      missing.delete(order.OrdenServicio)
      const falla = orderFault(order, trails.get(order.OrdenServicio) ?? [])
      if (falla) return falla
    }
  }
  const [gone] = missing
  return gone && `Falta la orden ${gone[0]}, que está en la bitácora desde la entrada ${gone[1]}.`
}

/**
 * Looks for any tampering: first the log's own chain, then whether each order, instrument and survey is what its trail
 * says. Reads one snapshot, in pages; nobody waits for it. Source: design §6.
 */
export async function verifyAudit(
  db: Db,
  standingOrders: StandingOrders,
  onProgress?: VerifyProgress,
): Promise<Verification> {
  return readSnapshot(db, async (snapshot) => {
    const { entradas, ultimoHash, firstEntries, ...chain } = await verifyChain(snapshot, onProgress)
    const falla = chain.falla ?? (await standingFault(snapshot, standingOrders, firstEntries))
    return { ok: falla === undefined, entradas, ultimoHash, falla: falla ?? null }
  })
}
