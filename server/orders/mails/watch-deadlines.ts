import type { Parts } from '../../parts.ts'
import { remindOrders } from './remind-orders.ts'
import { tellLapsed } from './tell-lapsed.ts'

const lookEvery = 60_000

/** Looks every minute whom to remind of a deadline, and whose has passed. `stop` waits for the look under way. */
export function watchDeadlines(parts: Parts, warn: (details: object, message: string) => void) {
  let running: Promise<unknown> = Promise.resolve()
  const look = () => {
    running = running
      .then(() => remindOrders(parts))
      .then(() => tellLapsed(parts))
      .catch((err) => warn({ err }, 'mails about deadlines not stored'))
  }
  look()
  const timer = setInterval(look, lookEvery)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
