import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../server/database/open.ts'
import { enqueueMail } from '../server/mail/enqueue-mail.ts'
import { invitationMail } from '../server/orders/mails/invitation-mail.ts'
import { listOrders } from '../server/orders/order-store.ts'
import { withPostgres } from './bench-postgres.ts'
import type { Figure } from './figure.ts'
import { startMailSink } from './mail-sink.ts'
import { orderRecordAt } from './order-records.ts'
import { importOrders, startOurs, withFolder } from './our-server.ts'

/** `MAILS=500` tries it with fewer. */
const mails = Number(process.env.MAILS ?? 10_000)
const leastPerSecond = 50

/** Invitations to as many orders, whole, queued at once. */
async function queue(folder: string, databaseUrl: string | undefined): Promise<void> {
  const { db } = await openDatabase(databaseUrl, folder)
  const now = Temporal.Now.instant()
  const orders = await listOrders(db, {}, now)
  await db.transaction().execute(async (tx) => {
    for (const order of orders) {
      const para = `compras-${order.OrdenServicio}@cliente.example`
      await enqueueMail(
        tx,
        invitationMail(order, { baseUrl: 'https://certeza.example', instruments: 1, para, now }),
        now,
      )
    }
  })
  await db.destroy()
}

const onEngine = (engine: string, databaseUrl?: string): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const environment: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
    const file = join(folder, 'orders.json')
    writeFileSync(file, JSON.stringify(Array.from({ length: mails }, (_, place) => orderRecordAt(place, 1))))
    await importOrders(folder, file, environment)
    await queue(folder, databaseUrl)
    const sink = await startMailSink()
    const server = await startOurs(folder, { ...environment, SMTP_URL: sink.url })
    await sink.until(1)
    const started = performance.now()
    const cpu = server.cpuMicroseconds()
    await sink.until(mails / 4)
    const early = server.memoryMegabytes()
    await sink.until(mails / 2)
    const half = server.memoryMegabytes()
    await sink.until(mails)
    const seconds = (performance.now() - started) / 1000
    const late = server.memoryMegabytes()
    const cpuEach = (server.cpuMicroseconds() - cpu) / mails / 1000
    await server.stop()
    await sink.close()
    return [
      {
        what: `${engine}: ${mails} queued mails, until the last is taken`,
        value: seconds,
        unit: 's',
        budget: mails / leastPerSecond,
      },
      { what: `${engine}: mails a second`, value: mails / seconds, unit: '' },
      { what: `${engine}: processor time of the server a mail`, value: cpuEach, unit: 'ms' },
      { what: `${engine}: memory at a quarter of them`, value: early, unit: 'MB' },
      { what: `${engine}: memory at half`, value: half, unit: 'MB' },
      { what: `${engine}: memory at the end`, value: late, unit: 'MB', budget: early * 1.1 },
    ]
  })

/** How fast a full outbox drains, and whether the server's memory stays where it was. */
export async function outboxBench(): Promise<Figure[]> {
  const sqlite = await onEngine('SQLite')
  const postgres = await withPostgres(async (create) => onEngine('PostgreSQL', await create('outbox')))
  return [...sqlite, ...postgres]
}
