import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface ReceivedMail {
  from: string
  to: string[]
  mail: ParsedMail
}

export interface Postbox {
  url: string
  received: ReceivedMail[]
  close: () => Promise<void>
}

interface PostboxOptions extends SMTPServerOptions {
  /** A free one unless given. */
  port?: number
  /** Keeps a whole mail, then breaks the line without an answer. */
  diesAfterData?: boolean
}

export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** Answers to RCPT TO by the start of the address: `no-existe@…` 550, `lleno@…` 452. */
const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
  if (address.startsWith('no-existe')) return done(smtpError(550, `5.1.1 <${address}> no such user`))
  if (address.startsWith('lleno')) return done(smtpError(452, '4.2.2 mailbox full'))
  return done()
}

/** A mail server on loopback that keeps what it receives. */
export async function startPostbox({
  port = 0,
  diesAfterData = false,
  ...options
}: PostboxOptions = {}): Promise<Postbox> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      simpleParser(stream).then((mail) => {
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), mail })
        if (!diesAfterData) return done()
        for (const connection of server.connections) connection.close()
      }, done)
    },
    ...options,
  })
  // A client that is killed breaks its line.
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const { port: taken } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${taken}`,
    received,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
