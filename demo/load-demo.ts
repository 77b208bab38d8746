import { answerSurvey } from '../server/orders/calls/answer-survey.ts'
import { confirmOrder } from '../server/orders/calls/confirm-order.ts'
import { saveBilling } from '../server/orders/calls/save-billing.ts'
import { saveInstrument } from '../server/orders/calls/save-instrument.ts'
import { cancelOrder } from '../server/orders/corrections/cancel-order.ts'
import { extendDeadline } from '../server/orders/corrections/extend-deadline.ts'
import { reopenOrder } from '../server/orders/corrections/reopen-order.ts'
import { laboratoryZone } from '../server/orders/deadline/business-days.ts'
import { deadlineFor } from '../server/orders/deadline/deadline.ts'
import { readOrderList } from '../server/orders/import/import-json.ts'
import { importOrders } from '../server/orders/import/import-orders.ts'
import { type OrderState, orderState, orderStates } from '../server/orders/order-state.ts'
import { findOrderByNumber, listOrders } from '../server/orders/order-store.ts'
import type { Parts } from '../server/parts.ts'
import { importStandards } from '../server/standards/import-standards.ts'
import { showStandards } from '../server/standards/show-standards.ts'
import { inThePast, openedAt } from './opened-at.ts'
import { type Action, type DemoOrder, demoOrders } from './orders.ts'
import { demoStandards } from './standards.ts'

/** What an action calls, at its own time. */
async function act(parts: Parts, OrdenServicio: string, action: Action): Promise<void> {
  const order = await findOrderByNumber(parts.db, OrdenServicio)
  if (!order) return
  const { idOrden } = order
  if ('billing' in action) await saveBilling(parts, idOrden, action.billing)
  else if ('instrument' in action)
    await saveInstrument(parts, { idOrden, idDatoCert: action.idDatoCert }, action.instrument)
  else if ('survey' in action) await answerSurvey(parts, idOrden, action.survey)
  else if ('reopen' in action) await reopenOrder(parts, OrdenServicio, { note: action.reopen })
  else if ('cancel' in action) await cancelOrder(parts, OrdenServicio, action.cancel)
  else await confirmOrder(parts, idOrden)
}

async function receive(parts: Parts, { record }: DemoOrder): Promise<void> {
  const { closedDays, baseUrl } = parts.settings
  const options = { quien: 'laboratorio', now: parts.now(), closedDays, baseUrl } as const
  await importOrders(parts.db, readOrderList([record]), options)
}

interface Event {
  at: Temporal.Instant
  happens: (parts: Parts) => Promise<void>
}

/** The week as it went, the oldest first: the log's entries are in the order of their times. */
function eventsUntil(now: Temporal.Instant, closedDays: ReadonlySet<string>): Event[] {
  const events = demoOrders.flatMap((demo): Event[] => {
    const opened = openedAt(demo.opened, now, closedDays)
    const actions = (demo.actions ?? []).map((action) => ({
      at: inThePast(opened.add({ seconds: Math.round(action.after * 3600) }), now),
      happens: (parts: Parts) => act(parts, demo.record.OrdenServicio, action),
    }))
    return [{ at: opened, happens: (parts) => receive(parts, demo) }, ...actions]
  })
  return events.sort((a, b) => Temporal.Instant.compare(a.at, b.at))
}

/** idOrden of one order in each state. */
export type DemoLinks = Partial<Record<OrderState, string>>

/** A demo of last week would have no open order left: one is extended, as the laboratory would. */
async function keepOneOpen(parts: Parts, orders: { OrdenServicio: string; state: OrderState }[]): Promise<void> {
  const lapsed = orders.find(({ state }) => state === 'vencida')
  if (!lapsed || orders.some(({ state }) => state === 'abierta')) return
  await extendDeadline(parts, lapsed.OrdenServicio, deadlineFor(parts.now(), parts.settings.closedDays))
}

async function statesOfDemo({ db, now }: Parts) {
  const orders = await Promise.all(demoOrders.map(({ record }) => findOrderByNumber(db, record.OrdenServicio)))
  return orders.flatMap((order) => (order ? [{ ...order, state: orderState(order, now()) }] : []))
}

async function loadStandards({ db, now }: Parts): Promise<void> {
  const { total } = await showStandards(db, { page: 1, pageSize: 10 })
  if (total > 0) return
  const today = now().toZonedDateTimeISO(laboratoryZone).toPlainDate()
  const rows = demoStandards(today).map((values, index) => ({ renglon: index + 1, values }))
  await importStandards(db, rows, { forzar: false }, now())
}

/**
 * Fills an empty database with the standards and a week of an evidently fictional laboratory's customers, in times
 * relative to now; one that holds orders is left as it is. Gives one demo order of each state there is, to be printed
 * at start.
 */
export async function loadDemo(parts: Parts): Promise<DemoLinks> {
  const now = parts.now()
  const [any] = await listOrders(parts.db, { limit: 1 }, now)
  if (!any) {
    await loadStandards(parts)
    for (const { at, happens } of eventsUntil(now, parts.settings.closedDays))
      await happens({ ...parts, now: () => at })
  }
  await keepOneOpen(parts, await statesOfDemo(parts))
  const orders = await statesOfDemo(parts)
  return Object.fromEntries(
    orderStates.flatMap((state) => {
      const order = orders.find((each) => each.state === state)
      return order ? [[state, order.idOrden]] : []
    }),
  )
}
