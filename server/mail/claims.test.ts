import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Db } from '../database/tables.ts'
import { engines, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Deliver } from './delivery.ts'
import { enqueueMail, type Mail } from './enqueue-mail.ts'
import type { OutboxMail } from './outbox-mail.ts'
import { claimMails, withdrawWaiting } from './outbox-store.ts'
import { lease, sendClaimedMail } from './send-claimed-mail.ts'

const start = Temporal.Instant.from('2026-12-01T10:00:00-06:00')
const receipt: Mail = { clave: '', para: 'ana@cliente.example', asunto: 'Recibo', texto: 'Gracias', motivo: 'recibo' }
const sent = { reached: true, refused: [], remaining: [] }

for (const engine of engines) {
  describe(`a claimed mail on ${engine}`, () => {
    let database: TestDatabase
    let now = start
    let isAway = false
    /** The database, of which nothing is answered while it is away. */
    let db: Db
    beforeAll(async () => {
      database = await openTestDatabase(engine)
      db = new Proxy(database.db, {
        get(target, name) {
          if (isAway) throw new Error('away')
          const value = Reflect.get(target, name)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
    })
    afterAll(() => database.close())
    beforeEach(async () => {
      await database.reset()
      now = start
      isAway = false
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    const enqueue = (count: number) =>
      database.db.transaction().execute(async (tx) => {
        for (let nth = 0; nth < count; nth += 1) await enqueueMail(tx, { ...receipt, clave: `recibo:${nth}` }, now)
      })
    const claim = (from: Db = database.db) => claimMails(from, engine, { now, lease, most: 16 })
    const claimOne = async (): Promise<OutboxMail> => {
      await enqueue(1)
      const [mail = expect.fail('none')] = await claim()
      return mail
    }
    const send = (mail: OutboxMail, deliver: Deliver) =>
      sendClaimedMail({ db, now: () => now, deliver, whyNotDue: async () => undefined, documents: {} }, mail)
    const row = () => database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    const later = async (seconds: number) => {
      now = now.add({ seconds })
      await vi.advanceTimersByTimeAsync(1000 * seconds)
    }

    test('stays its sender’s for as long as it is on its way, is marked as sent, and leaves no timer', async () => {
      const mail = await claimOne()
      await send(mail, async () => {
        for (const time of [1, 2, 3, 4]) {
          await later(5)
          const until = now.add(lease).epochMilliseconds
          await expect.poll(async () => (await row()).reservadoHasta, { message: `renewal ${time}` }).toBe(until)
          expect(await claim()).toEqual([])
        }
        return sent
      })
      expect(await row()).toMatchObject({ estado: 'enviado', intentos: 1 })
      expect(vi.getTimerCount()).toBe(0)
    })

    test('that waited for its turn until its claim had nearly run out is claimed anew before it goes', async () => {
      const mail = await claimOne()
      now = now.add({ seconds: 12 })
      await send(mail, async () => {
        now = now.add({ seconds: 4 })
        expect(await claim()).toEqual([])
        return sent
      })
      expect(await row()).toMatchObject({ estado: 'enviado' })
    })

    const losses: { name: string; lose: () => Promise<unknown>; becomes: object }[] = [
      {
        name: 'another sender has taken it',
        lose: () => database.db.updateTable('outbox').set({ reservadoHasta: 1 }).execute(),
        becomes: { estado: 'pendiente', reservadoHasta: 1, ultimoError: null },
      },
      {
        name: 'the database is away, so that the claim may run out',
        lose: async () => {
          isAway = true
        },
        becomes: { estado: 'pendiente', ultimoError: 'away' },
      },
    ]
    test.each(losses)('goes no further once $name', async ({ lose, becomes }) => {
      const mail = await claimOne()
      await send(mail, async (_mail, signal) => {
        const ended = new Promise<never>((_, fail) => {
          signal.addEventListener('abort', () => {
            isAway = false
            fail(signal.reason)
          })
        })
        // It fails before it is returned.
        ended.catch(() => {})
        await lose()
        await later(5)
        return ended
      })
      expect(await row()).toMatchObject(becomes)
    })

    test('that has left is noted as sent though the database is away just then', async () => {
      const mail = await claimOne()
      await send(mail, async () => {
        isAway = true
        setTimeout(() => {
          isAway = false
        }, 1500)
        return sent
      })
      expect(await row()).toMatchObject({ estado: 'enviado' })
    })

    describe('that has left', () => {
      /** Seconds waited for the database, none of which passes. */
      let waited: number
      let backAfter: number
      beforeEach(() => {
        waited = 0
        vi.spyOn(timers, 'setTimeout').mockImplementation(async (milliseconds = 0) => {
          waited += milliseconds / 1000
          isAway = waited < backAfter
          return undefined as never
        })
        syncBuiltinESMExports()
      })
      afterEach(() => {
        vi.restoreAllMocks()
        syncBuiltinESMExports()
      })
      const leave = async () => {
        isAway = true
        return sent
      }

      test('is noted as sent where the database comes back within a minute', async () => {
        backAfter = 60
        const mail = await claimOne()
        await send(mail, leave)
        expect(waited).toBe(60)
        expect(await row()).toMatchObject({ estado: 'enviado', intentos: 1 })
      })

      test('is given up after a minute, for who takes it when its claim is over', async () => {
        backAfter = Number.POSITIVE_INFINITY
        const mail = await claimOne()
        await expect(send(mail, leave)).rejects.toThrow('away')
        expect(waited).toBe(60)
        expect(await row()).toMatchObject({ estado: 'pendiente', reservadoHasta: now.add(lease).epochMilliseconds })
      })
    })

    test('whose delivery never ends is given up after 60 s, to be tried again', async () => {
      const over = new AbortController()
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
      const mail = await claimOne()
      await send(mail, (_mail, signal) => {
        over.abort(new Error('too late'))
        return Promise.reject(signal.reason)
      })
      expect(timeout.mock.calls).toEqual([[60_000]])
      timeout.mockRestore()
      expect(await row()).toMatchObject({ estado: 'pendiente', ultimoError: 'too late', reservadoHasta: null })
    })

    const replaced = [
      { name: 'one that waits', row: { estado: 'pendiente' }, becomes: 'retirado' },
      { name: 'one that was discarded', row: { estado: 'descartado' }, becomes: 'retirado' },
      { name: 'one whose claim ran out', row: { reservadoHasta: start.epochMilliseconds - 1 }, becomes: 'retirado' },
      { name: 'one under way', row: { reservadoHasta: start.epochMilliseconds }, becomes: 'pendiente' },
      { name: 'one that has left', row: { estado: 'enviado' }, becomes: 'enviado' },
      { name: 'one that came back', row: { estado: 'rebotado' }, becomes: 'rebotado' },
      { name: 'the one that takes the place', row: { clave: 'newer' }, becomes: 'pendiente' },
      { name: 'one of another kind', row: { motivo: 'recordatorio' }, becomes: 'pendiente' },
      { name: 'one of another order', row: { OrdenServicio: 'OS-2' }, becomes: 'pendiente' },
    ]
    test.each(replaced)('a newer one takes its place: $name is $becomes', async ({ row: change, becomes }) => {
      const old = { ...receipt, clave: 'older', OrdenServicio: 'OS-1' }
      await database.db.transaction().execute((tx) => enqueueMail(tx, old, now))
      await database.db.updateTable('outbox').set(change).execute()
      const newer = { OrdenServicio: 'OS-1', motivo: 'recibo', besides: 'newer' }
      await database.db.transaction().execute((tx) => withdrawWaiting(tx, newer, now))
      const texto = becomes === 'retirado' ? '' : old.texto
      expect(await row()).toMatchObject({ ...change, estado: becomes, texto, ...(!texto && { reservadoHasta: null }) })
    })

    // SQLite has one writer.
    test.skipIf(engine === 'sqlite')(
      'that has left just when its claim is renewed, which takes a while, is noted as sent',
      async () => {
        const mail = await claimOne()
        let release = () => {}
        const holding = new Promise<void>((done) => {
          release = done
        })
        let held: Promise<void> | undefined
        await send(mail, async () => {
          await new Promise<void>((locked) => {
            held = database.db.transaction().execute(async (tx) => {
              await tx.selectFrom('outbox').select('id').forUpdate().execute()
              locked()
              await holding
            })
          })
          await later(5)
          setTimeout(release, 300)
          return sent
        })
        await held
        expect(await row()).toMatchObject({ estado: 'enviado' })
      },
    )

    test.skipIf(engine === 'sqlite')(
      'is passed over by who claims in the same moment, and waits for nobody',
      async () => {
        await enqueue(20)
        await database.db.transaction().execute(async (tx) => {
          const first = await claim(tx)
          const second = await claim()
          expect([first.length, second.length]).toEqual([16, 4])
          expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(20)
        })
      },
    )
  })
}
