import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../server/testing/free-port.ts'
import { type Postbox, smtpError, startPostbox } from '../server/testing/postbox.ts'
import { call } from './call.ts'
import { startNode } from './start-node.ts'

/** What a mail server does at first; `received` is what it had taken by then. */
type Trouble = (port: number) => Promise<{ received: Postbox['received']; close: () => Promise<void> }>

/** Takes connections and never says a word. */
const silent: Trouble = async (port) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    received: [],
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const troubles: { name: string; trouble: Trouble; mends: boolean }[] = [
  { name: 'is away', trouble: async () => ({ received: [], close: async () => {} }), mends: true },
  {
    name: 'refuses for now',
    trouble: (port) => startPostbox({ port, onMailFrom: (_address, _session, done) => done(smtpError(451, 'later')) }),
    mends: true,
  },
  {
    name: 'dies after the text, before its answer',
    trouble: (port) => startPostbox({ port, diesAfterData: true }),
    mends: true,
  },
  {
    name: 'takes a second for each step',
    trouble: (port) =>
      startPostbox({
        port,
        onMailFrom: (_address, _session, done) => void wait(1000).then(() => done()),
        onRcptTo: (_address, _session, done) => void wait(1000).then(() => done()),
      }),
    mends: false,
  },
  { name: 'never says a word', trouble: silent, mends: false },
]

describe('the mail server', { timeout: 120_000 }, () => {
  test.each(troubles)(
    '$name: nobody on the site waits for it, and each mail arrives once it can',
    async ({ name, trouble, mends }) => {
      const dir = mkdtempSync(join(tmpdir(), 'certeza-smtp-'))
      onTestFinished(() => rmSync(dir, { recursive: true }))
      const port = await freePort()
      const troubled = await trouble(port)
      const node = await startNode({ DATA_DIR: dir, SMTP_URL: `smtp://127.0.0.1:${port}` })
      onTestFinished(async () => void (await node.end('SIGKILL')))
      const started = performance.now()
      for (let nth = 0; nth < 3; nth += 1) {
        const message = {
          nombre: 'Ana',
          email: `ana${nth}@cliente.example`,
          mensaje: 'Necesito calibrar un manómetro.',
        }
        expect(await call(`${node.url}/api/contacto`, 'POST', message)).toMatchObject({ status: 200 })
      }
      const each = (performance.now() - started) / 3
      // A second a step for each of three mails would show.
      expect(each, 'milliseconds a message').toBeLessThan(1500)
      let received = troubled.received
      if (mends) {
        await expect.poll(node.log, { timeout: 30_000 }).toContain('mail not sent')
        await troubled.close()
        const box = await startPostbox({ port })
        onTestFinished(box.close)
        received = box.received
      }
      if (name !== 'never says a word') {
        // A note to the laboratory and one to each visitor, sent again 5 s after the first try.
        const ids = () => new Set(received.map(({ mail }) => mail.messageId))
        await expect.poll(() => ids().size, { timeout: 60_000 }).toBe(6)
        expect(received).toHaveLength(6)
        if (mends) for (const { mail } of troubled.received) expect(ids()).toContain(mail.messageId)
      }
      const asked = performance.now()
      expect(await node.end('SIGTERM')).toBe(0)
      expect(performance.now() - asked, 'milliseconds to stop').toBeLessThan(8000)
      if (!mends) await troubled.close()
    },
  )
})
