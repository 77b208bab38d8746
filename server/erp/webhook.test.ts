import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appendAudit } from '../audit/append-audit.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'
import { startWebhook } from './webhook.ts'

for (const engine of engines) {
  describe(`the ERP's webhook on ${engine}`, () => {
    let kit: TestApp
    let erp: Server
    let url: string
    let answers: number[]
    let received: unknown[]
    let arrived: () => void

    const nextNotice = () =>
      new Promise<void>((resolve) => {
        arrived = resolve
      })
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

    beforeEach(async () => {
      kit = await startTestApp(engine)
      answers = []
      received = []
      arrived = () => {}
      erp = createServer((request, reply) => {
        let body = ''
        request.on('data', (chunk) => {
          body += chunk
        })
        request.on('end', () => {
          received.push(JSON.parse(body))
          reply.writeHead(answers.shift() ?? 204).end()
          arrived()
        })
      })
      await new Promise<void>((listening) => erp.listen(0, '127.0.0.1', listening))
      const address = erp.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      url = `http://127.0.0.1:${address.port}/cambios`
    })
    afterEach(async () => {
      await kit.close()
      await new Promise((closed) => erp.close(closed))
    })

    test('tells once of the changes there are, again of new ones, and of failures until they are taken', async () => {
      await change('CP')
      await change('RFC')
      answers = [500, 204]
      const notices = [nextNotice()]
      const webhook = startWebhook({ db: kit.db, log: kit.app.log }, url, { every: 5 })
      await notices[0]
      await nextNotice()
      expect(received).toEqual([
        { tipo: 'cambios', cursor: 2 },
        { tipo: 'cambios', cursor: 2 },
      ])
      const third = nextNotice()
      await change('Empresa')
      await third
      await webhook.stop()
      expect(received.at(-1)).toEqual({ tipo: 'cambios', cursor: 3 })
      expect(received).toHaveLength(3)
    })
  })
}
