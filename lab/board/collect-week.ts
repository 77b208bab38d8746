import { readSnapshot } from '../../server/database/read-snapshot.ts'
import type { Db } from '../../server/database/tables.ts'
import { versionsOf } from '../../server/orders/corrections/version-store.ts'
import { type ListedOrder, listByUrgency } from '../../server/orders/list-by-urgency.ts'
import { listSurveys } from '../../server/orders/survey-store.ts'
import { changedInstrumentFields, listOrdersSince } from '../../server/orders/week-store.ts'
import type { Week } from './week-figures.ts'

export interface CollectedWeek extends Week {
  /** Open orders, the first to lapse first, then those that lapsed in the period. */
  waiting: readonly ListedOrder[]
}

/** What happened from `since` to `now`, as it was at one moment. */
export function collectWeek(db: Db, since: Temporal.Instant, now: Temporal.Instant): Promise<CollectedWeek> {
  const isIn = (instant: Temporal.Instant) => Temporal.Instant.compare(instant, since) >= 0
  return readSnapshot(db, async (snapshot) => {
    const orders = await listOrdersSince(snapshot, since)
    const reopened = orders.filter(({ version }) => version > 1).map(({ OrdenServicio }) => OrdenServicio)
    const versions = await versionsOf(snapshot, reopened)
    const ids = orders.map(({ idOrden }) => idOrden)
    const surveys = await listSurveys(snapshot)
    const listed = await listByUrgency(snapshot, {}, now)
    return {
      since,
      now,
      orders,
      firstConfirmed: new Map(
        [...versions].flatMap(([OrdenServicio, [first]]) => (first ? [[OrdenServicio, first.confirmadaEn]] : [])),
      ),
      instrumentChanges: await changedInstrumentFields(snapshot, ids),
      surveys: surveys.filter(({ enviadaEn }) => isIn(enviadaEn)).reverse(),
      waiting: listed.filter(({ estado, order: { fechaLimite } }) =>
        estado === 'vencida' ? isIn(fechaLimite) : estado === 'abierta',
      ),
    }
  })
}
