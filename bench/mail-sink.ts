import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

interface MailSink {
  url: string
  /** Mails taken so far. */
  count: () => number
  bytes: () => number
  /** Waits until `count` mails have been taken. Throws after `patience` seconds. */
  until: (count: number, patience?: number) => Promise<void>
  close: () => Promise<void>
}

/** A mail server on loopback that takes every mail and keeps none. */
export async function startMailSink(): Promise<MailSink> {
  let count = 0
  let bytes = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      stream.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      stream.on('end', () => {
        count += 1
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    count: () => count,
    bytes: () => bytes,
    async until(wanted, patience = 600) {
      const giveUp = performance.now() + patience * 1000
      while (count < wanted) {
        if (performance.now() > giveUp) throw new Error(`${count} of ${wanted} mails arrived`)
        await pause(20)
      }
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
