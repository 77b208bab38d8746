import { dataVersion } from '../database/data-version.ts'
import type { Db } from '../database/tables.ts'
import type { Order } from './order.ts'
import { type OrderState, orderState } from './order-state.ts'

/** What an answer is made of, beside the clock. */
export interface OrderPage {
  order: Order
}

const keptPages = 500

/**
 * Gives an order's answer as text. It is made anew after any write to the database and when the order's state changes;
 * in between it is kept, since a customer's page asks again each time it is shown, and writing it out costs more than all else.
 * Where the database has no cheap sign of a write (PostgreSQL), it is made each time.
 */
export function readyPages<Page extends OrderPage>(db: Db, read: (idOrden: string) => Promise<Page>) {
  const kept = new Map<string, { version: number | undefined; page: Page; texts: Map<OrderState, string> }>()

  async function load(idOrden: string) {
    const version = dataVersion(db)
    const known = kept.get(idOrden)
    if (known && known.version === version) return known
    const fresh = { version, page: await read(idOrden), texts: new Map<OrderState, string>() }
    if (version !== undefined) {
      kept.delete(idOrden)
      kept.set(idOrden, fresh)
      const [oldest] = kept.keys()
      if (kept.size > keptPages && oldest !== undefined) kept.delete(oldest)
    }
    return fresh
  }

  /** `write` makes the text of a page in the state it has at `now()`. */
  return async (idOrden: string, now: () => Temporal.Instant, write: (page: Page, at: Temporal.Instant) => string) => {
    const { page, texts } = await load(idOrden)
    const at = now()
    const state = orderState(page.order, at)
    const known = texts.get(state)
    if (known !== undefined) return known
    const text = write(page, at)
    texts.set(state, text)
    return text
  }
}
