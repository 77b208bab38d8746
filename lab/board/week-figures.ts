import { recordOf } from '../../contract/record-of.ts'
import type { Order } from '../../server/orders/order.ts'
import { type OrderState, orderState, orderStates } from '../../server/orders/order-state.ts'
import type { AnsweredSurvey } from '../../server/orders/survey-store.ts'

/** What the figures are made of: the period's orders, when each was first confirmed, what was changed and answered. */
export interface Week {
  since: Temporal.Instant
  now: Temporal.Instant
  orders: readonly Order[]
  /** By OrdenServicio: when an order that was opened again was confirmed first. */
  firstConfirmed: ReadonlyMap<string, Temporal.Instant>
  /** Names of instrument fields that were changed, one for each instrument. */
  instrumentChanges: readonly string[]
  /** Answered in the period, the newest first. */
  surveys: readonly AnsweredSurvey[]
}

export interface WeekFigures {
  orders: number
  states: Record<OrderState, number>
  /** Opened again after a confirmation. */
  reopened: number
  /** From its opening to its first confirmation, of each order that was first confirmed in the period; ascending. */
  hours: readonly number[]
  /** Undefined where there is none. */
  medianHours: number | undefined
  /** Corrected values by field, the most corrected first. */
  changes: readonly { campo: string; count: number }[]
  /** How often each of 1 to 5 stars was given. */
  stars: readonly number[]
  meanStars: number | undefined
}

function median(ascending: readonly number[]): number | undefined {
  const middle = (ascending.length - 1) / 2
  const [below, above] = [ascending[Math.floor(middle)], ascending[Math.ceil(middle)]]
  return below === undefined || above === undefined ? undefined : (below + above) / 2
}

function hoursToConfirm({ orders, firstConfirmed, since, now }: Week): number[] {
  return orders
    .flatMap(({ OrdenServicio, abiertaEn, confirmadaEn }) => {
      const confirmed = firstConfirmed.get(OrdenServicio) ?? confirmadaEn
      if (!confirmed || Temporal.Instant.compare(confirmed, since) < 0 || Temporal.Instant.compare(confirmed, now) > 0)
        return []
      return [abiertaEn.until(confirmed).total('hours')]
    })
    .sort((a, b) => a - b)
}

function countFields(fields: readonly string[]): { campo: string; count: number }[] {
  return [...Map.groupBy(fields, (campo) => campo)]
    .map(([campo, { length }]) => ({ campo, count: length }))
    .sort((a, b) => b.count - a.count || (a.campo < b.campo ? -1 : 1))
}

/** The figures of a week. */
export function weekFigures(week: Week): WeekFigures {
  const { orders, now, instrumentChanges, surveys } = week
  const states = recordOf(orderStates, () => 0)
  for (const order of orders) states[orderState(order, now)] += 1
  const hours = hoursToConfirm(week)
  const given = surveys.map(({ califica }) => califica)
  return {
    orders: orders.length,
    states,
    reopened: orders.filter(({ version }) => version > 1).length,
    hours,
    medianHours: median(hours),
    changes: countFields([...orders.flatMap(({ tocados }) => tocados), ...instrumentChanges]),
    stars: [1, 2, 3, 4, 5].map((stars) => given.filter((each) => each === stars).length),
    meanStars: given.length === 0 ? undefined : given.reduce((sum, each) => sum + each, 0) / given.length,
  }
}
