import { dataVersion } from '../../database/data-version.ts'
import { KeptTexts } from '../../database/kept-texts.ts'
import type { Db } from '../../database/tables.ts'
import type { Deadlines } from '../order.ts'
import { type OrderState, orderState } from '../order-state.ts'

/** What an answer is made of, beside the clock. */
interface OrderPage {
  order: Deadlines
}

interface ReadyPage {
  deadlines: Deadlines
  state: OrderState
  text: string
}

/** In characters, of all pages together: some 350 orders of 12 instruments, or 20 of 200. */
const keptCharacters = 2_000_000

/**
 * Gives an order's answer as text. It is made anew after any write to the database and when the order's state changes;
 * in between one that is asked for twice is kept, since a customer's page asks again each time it is shown.
 * Where the database has no cheap sign of a write (PostgreSQL), it is made each time.
 */
export function readyPages<Page extends OrderPage>(db: Db, read: (idOrden: string) => Promise<Page>) {
  const kept = new KeptTexts<ReadyPage>(keptCharacters)

  /** `write` makes the text of a page in the state it has at `now()`. */
  return async (idOrden: string, now: () => Temporal.Instant, write: (page: Page, at: Temporal.Instant) => string) => {
    const version = dataVersion(db)
    const known = version === undefined ? undefined : kept.get(idOrden, version)
    if (known && orderState(known.deadlines, now()) === known.state) return known.text
    const page = await read(idOrden)
    const { fechaLimite, confirmadaEn, canceladaEn } = page.order
    const at = now()
    const text = write(page, at)
    const deadlines = { fechaLimite, confirmadaEn, canceladaEn }
    if (version !== undefined) kept.offer(idOrden, version, { deadlines, state: orderState(deadlines, at), text })
    return text
  }
}
