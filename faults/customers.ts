import { expect } from 'vitest'
import { verifyAudit } from '../server/audit/verify-audit.ts'
import type { Db } from '../server/database/tables.ts'
import { standingOrders } from '../server/orders/standing-order-store.ts'
import { type Answer, call } from './call.ts'

/** One write of a customer and what came of it. */
interface Write {
  idOrden: string
  campo: 'Pedido' | 'Serie'
  value: string
  status: number
}

interface Customers {
  writes: Write[]
  /** Answers by status so far. */
  statuses: () => Record<number, number>
  /** Resolves when one more write was acknowledged. */
  nextSaved: () => Promise<void>
  /** No further writes; resolves when the last answer is in. */
  stop: () => Promise<void>
}

/** Each customer saves one field after the other, as fast as answers come; `urls` are asked in turns. */
export function startCustomers(
  urls: readonly string[],
  orders: readonly string[],
  mark: string,
  ask: typeof call = call,
): Customers {
  const writes: Write[] = []
  let stopped = false
  let saved = Promise.withResolvers<void>()

  const send = (url: string, { idOrden, campo, value }: Omit<Write, 'status'>): Promise<Answer> =>
    campo === 'Pedido'
      ? ask(`${url}/api/datos-factura`, 'PUT', { idOrden, Pedido: value, cambiados: ['Pedido'] })
      : ask(`${url}/api/datos-inst-certificado/update-single`, 'PUT', {
          idOrden,
          idDatoCert: '1',
          Serie: value,
          cambiados: ['Serie'],
        })
  const customer = async (idOrden: string, place: number) => {
    for (let turn = 0; !stopped; turn += 1) {
      const url = urls[(place + turn) % urls.length] ?? ''
      const write = { idOrden, campo: turn % 2 ? 'Serie' : 'Pedido', value: `${mark}-${place}-${turn}` } as const
      const { status } = await send(url, write)
      writes.push({ ...write, status })
      if (status === 200) {
        saved.resolve()
        saved = Promise.withResolvers()
      }
      // Whoever gets no answer tries again, not in the same breath.
      else await new Promise((again) => setTimeout(again, 20))
    }
  }
  const running = Promise.all(orders.map(customer))
  return {
    writes,
    statuses: () =>
      Object.fromEntries(
        Map.groupBy(writes, ({ status }) => status)
          .entries()
          .map(([status, all]) => [status, all.length]),
      ),
    nextSaved: () => saved.promise,
    stop: async () => {
      stopped = true
      await running
    },
  }
}

/**
 * Every acknowledged write is in the log, what stands is the newest of them or one whose answer got lost, nothing that
 * was refused is anywhere, and the log agrees with the orders.
 */
export async function expectNothingLost(db: Db, writes: readonly Write[]): Promise<void> {
  const logged = await db.selectFrom('audit').select('despues').where('quien', '=', 'cliente').orderBy('seq').execute()
  const values = logged.map(({ despues }) => despues)
  const known = new Set(values)
  expect(known.size, 'a write is in the log twice').toBe(values.length)
  const acknowledged = writes.filter(({ status }) => status === 200)
  expect(
    acknowledged.filter(({ value }) => !known.has(value)),
    'acknowledged and lost',
  ).toEqual([])
  const refused = writes.filter(({ status }) => status >= 400)
  expect(
    refused.filter(({ value }) => known.has(value)),
    'refused and written',
  ).toEqual([])
  expect(await verifyAudit(db, standingOrders)).toMatchObject({ ok: true, falla: null })
}
