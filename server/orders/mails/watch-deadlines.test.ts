import { expect, onTestFinished, test } from 'vitest'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { seedOrder } from '../../testing/seed-order.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { watchDeadlines } from './watch-deadlines.ts'

test('what is begun is ended before the watch has stopped', async () => {
  const kit = await startTestApp('sqlite')
  onTestFinished(kit.close)
  const { OrdenServicio } = await seedOrder(kit.db)
  const invitation = { clave: 'i', para: 'a@b.example', asunto: 'a', texto: 't', motivo: 'invitacion', OrdenServicio }
  await kit.db.transaction().execute((tx) => enqueueMail(tx, invitation, kit.parts.now()))
  await kit.db.updateTable('outbox').set({ estado: 'enviado', enviadoEn: kit.parts.now().epochMilliseconds }).execute()
  kit.setNow('2026-12-02T18:00:00-06:00')
  const told: string[] = []
  const parts = { ...kit.parts, mailQueued: () => told.push('a reminder is stored') }
  const watch = watchDeadlines(parts, (_, message) => told.push(message))
  await watch.stop()
  expect(told).toEqual(['a reminder is stored'])
})
