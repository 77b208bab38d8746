import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appendAudit } from '../audit/append-audit.ts'
import type { Db } from '../database/tables.ts'
import { startSender } from '../mail/start-sender.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'
import { deliverNotice } from './deliver-notice.ts'
import { noticeReason } from './notice-store.ts'
import { startWebhook } from './webhook.ts'
import { webhookSignature } from './webhook-signature.ts'

const erpToken = 'clave-del-erp-0123456789'

for (const engine of engines) {
  describe(`the ERP's webhook on ${engine}`, () => {
    let kit: TestApp
    let erp: Server
    let url: string
    let answers: number[]
    let received: { body: string; signature: unknown }[]
    let arrived: () => void

    const nextNotice = () =>
      new Promise<void>((resolve) => {
        arrived = resolve
      })
    const cursors = () => received.map(({ body }) => JSON.parse(body).cursor)
    const change = (campo: string) =>
      kit.db
        .transaction()
        .execute((tx) =>
          appendAudit(
            tx,
            [{ quien: 'cliente', tipo: 'cambio', OrdenServicio: 'OS-1', campo, antes: 'a', despues: 'b' }],
            kit.parts.now(),
          ),
        )
    /** One node: what `main.ts` starts. */
    const startNode = () => {
      const parts = { ...kit.parts }
      const others = { [noticeReason]: deliverNotice({ url, erpToken }) }
      const deliver = async () => {
        throw new Error('no mail is sent here')
      }
      const sender = startSender(parts, { whyNotDue: async () => undefined, deliver, others })
      parts.mailQueued = sender.wake
      const webhook = startWebhook(parts, { url, log: kit.app.log }, { every: 5 })
      return {
        wake: sender.wake,
        stop: async () => {
          await webhook.stop()
          await sender.stop()
        },
      }
    }
    const stored = () => kit.db.selectFrom('outbox').select(['clave', 'estado', 'ultimoError', 'para']).execute()
    const untilStored = async (wanted: (rows: Awaited<ReturnType<typeof stored>>) => boolean) => {
      while (!wanted(await stored())) await new Promise((next) => setTimeout(next, 5))
    }

    beforeEach(async () => {
      kit = await startTestApp(engine, { ERP_TOKEN: erpToken })
      answers = []
      received = []
      arrived = () => {}
      erp = createServer((request, reply) => {
        let body = ''
        request.on('data', (chunk) => {
          body += chunk
        })
        request.on('end', () => {
          received.push({ body, signature: request.headers['x-certeza-firma'] })
          reply.writeHead(answers.shift() ?? 204, { location: url }).end()
          arrived()
        })
      })
      await new Promise<void>((listening) => erp.listen(0, '127.0.0.1', listening))
      const address = erp.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      url = `http://127.0.0.1:${address.port}/cambios?empresa=1`
    })
    afterEach(async () => {
      await kit.close()
      await new Promise((closed) => erp.close(closed))
    })

    test('tells, signed, of the changes there are, and of new ones once those have left', async () => {
      await change('CP')
      await change('RFC')
      const first = nextNotice()
      const node = startNode()
      await first
      const [notice] = received
      expect(JSON.parse(notice?.body ?? '')).toEqual({
        tipo: 'cambios',
        cursor: 2,
        emitidoEn: '2026-12-01T10:00:00-06:00',
      })
      expect(notice?.signature).toBe(webhookSignature(erpToken, notice?.body ?? ''))
      expect(notice?.signature).not.toBe(webhookSignature(`${erpToken}x`, notice?.body ?? ''))
      const second = nextNotice()
      await change('Empresa')
      await second
      await untilStored((rows) => rows.length === 1 && rows[0]?.estado === 'enviado')
      await node.stop()
      expect(cursors()).toEqual([2, 3])
      expect(await stored()).toMatchObject([{ clave: 'aviso-erp:3', para: new URL(url).origin }])
    })

    test('a failed one waits in the outbox, alone, also through a restart, until it is taken', async () => {
      await change('CP')
      answers = [500]
      const refused = nextNotice()
      const before = startNode()
      await refused
      await untilStored((rows) => rows[0]?.ultimoError === 'El ERP respondió 500.')
      await change('RFC')
      await before.stop()
      expect(await stored()).toMatchObject([{ clave: 'aviso-erp:1', estado: 'pendiente' }])
      kit.setNow('2026-12-01T11:00:00-06:00')
      const after = startNode()
      await untilStored((rows) => rows.some(({ clave, estado }) => clave === 'aviso-erp:2' && estado === 'enviado'))
      await after.stop()
      expect(cursors()).toEqual([1, 1, 2])
    })

    test('two nodes tell once, and a restart tells nothing anew', async () => {
      const nodes = [startNode(), startNode()]
      await change('CP')
      await untilStored((rows) => rows[0]?.estado === 'enviado')
      await Promise.all(nodes.map(({ stop }) => stop()))
      const again = startNode()
      await again.stop()
      expect(cursors()).toEqual([1])
    })

    test('an answer that leads elsewhere is not followed: the notice is for this address alone', async () => {
      await change('CP')
      answers = [307]
      const node = startNode()
      await untilStored((rows) => rows[0]?.ultimoError !== null && rows.length === 1)
      await node.stop()
      expect(await stored()).toMatchObject([{ estado: 'pendiente' }])
      expect(received).toHaveLength(1)
    })

    test('an ERP that never answers is given up after 10 s', async () => {
      const over = new AbortController()
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
      erp.removeAllListeners('request')
      erp.on('request', () => over.abort(new Error('too late')))
      const deliver = deliverNotice({ url, erpToken })
      await expect(deliver({ texto: '{}' } as never, new AbortController().signal)).rejects.toThrow('too late')
      expect(timeout.mock.calls).toEqual([[10_000]])
      timeout.mockRestore()
    })

    describe('the looks at the log', () => {
      /** Looks begun; each waits for `gate`, then finds the database away. */
      let looks: number
      let gate: PromiseWithResolvers<void>
      const startLooks = () => {
        looks = 0
        gate = Promise.withResolvers<void>()
        const db = new Proxy(kit.db, {
          get(target, name) {
            if (name !== 'selectFrom') return Reflect.get(target, name)
            looks += 1
            return () => {
              const query = { execute: () => gate.promise.then(() => Promise.reject(new Error('away'))) }
              const chain: object = new Proxy(query, {
                get: (each, step) => (String(step).startsWith('execute') ? each.execute : () => chain),
              })
              return chain
            }
          },
        }) as Db
        return startWebhook({ db, now: kit.parts.now }, { url, log: kit.app.log }, { every: 5 })
      }
      const pause = () => new Promise((over) => setTimeout(over, 60))

      test('go on after one that failed', async () => {
        const webhook = startLooks()
        gate.resolve()
        await expect.poll(() => looks).toBeGreaterThan(2)
        await webhook.stop()
      })

      test('are over when it was stopped before the first', async () => {
        await startLooks().stop()
        await pause()
        expect(looks).toBe(0)
      })

      test('are over, the one under way too, once it has stopped', async () => {
        const webhook = startLooks()
        await expect.poll(() => looks).toBe(1)
        let isStopped = false
        const stopped = webhook.stop().then(() => {
          isStopped = true
        })
        await pause()
        expect(isStopped).toBe(false)
        gate.resolve()
        await stopped
        await pause()
        expect(looks).toBe(1)
      })
    })

    test('the signature is what openssl gives for the manual’s example', () => {
      const body = '{"tipo":"cambios","cursor":1042,"emitidoEn":"2026-12-01T10:00:00-06:00"}'
      expect(webhookSignature(erpToken, body)).toBe(
        'sha256=1dfd57cee40fc46de917f7835919888bfcd185a7a378d71770a5b26fcf19bc70',
      )
    })

    test('what still waits is discarded where the address was taken out of the settings', async () => {
      await expect(
        deliverNotice({ url: undefined, erpToken })({ texto: '{}' } as never, new AbortController().signal),
      ).rejects.toMatchObject({ name: 'PermanentFailure' })
    })
  })
}
