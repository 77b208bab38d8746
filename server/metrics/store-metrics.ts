import { Gauge, type Registry } from 'prom-client'
import { countUnsent, findOldestWaiting } from '../mail/outbox-status-store.ts'
import type { Parts } from '../parts.ts'

/** A figure that is asked of the database when the monitor asks; while the database is away it is left out. */
function asked(registry: Registry, name: string, help: string, ask: () => Promise<number>): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      try {
        gauge.set(await ask())
      } catch {
        gauge.remove()
      }
    },
  })
}

/** What a monitor must know beside the calls: whether the database answers, and whether mails leave. */
export function measureStore(registry: Registry, { db, now }: Pick<Parts, 'db' | 'now'>): void {
  asked(
    registry,
    'certeza_mails_waiting',
    'Mails that have not left yet',
    async () => (await countUnsent(db)).pendiente,
  )
  asked(registry, 'certeza_mails_discarded', 'Mails given up', async () => (await countUnsent(db)).descartado)
  asked(registry, 'certeza_oldest_mail_seconds', 'Age of the mail that waits longest', async () => {
    const oldest = await findOldestWaiting(db)
    return oldest ? now().since(oldest).total('seconds') : 0
  })
  const up: Gauge = new Gauge({
    name: 'certeza_database_up',
    help: '1 while the database answers',
    registers: [registry],
    collect: () =>
      countUnsent(db).then(
        () => up.set(1),
        () => up.set(0),
      ),
  })
}
