import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { startPostbox } from '../testing/postbox.ts'
import { engines, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { enqueueMail, type Mail } from './enqueue-mail.ts'
import { startSender } from './start-sender.ts'

const wholeProcess = `
  import { openDatabase } from '${new URL('../database/open.ts', import.meta.url)}'
  import { readSettings } from '${new URL('../settings.ts', import.meta.url)}'
  import { startSender } from '${new URL('./start-sender.ts', import.meta.url)}'
  const settings = readSettings(process.env)
  const parts = { ...(await openDatabase(settings.databaseUrl, settings.dataDir)), now: () => Temporal.Now.instant(), settings, version: '0' }
  startSender(parts, { whyNotDue: async () => undefined, documents: { copia: async () => Buffer.from('PDF') } })
`

const mail: Mail = {
  clave: 'recibo:1',
  para: 'ana@cliente.example',
  asunto: 'Recibo',
  texto: 'Hola',
  html: '<p>Hola</p>',
  adjuntos: [
    { nombre: 'a.ics', tipo: 'text/calendar', texto: 'BEGIN:VCALENDAR' },
    { nombre: 'a.pdf', tipo: 'application/pdf', documento: 'copia', datos: { orden: 'OS-1' } },
  ],
  motivo: 'recibo',
}

const hangs = [
  { name: 'before its greeting', on: 'onConnect' },
  { name: 'at the recipient', on: 'onRcptTo' },
  { name: 'after the text, without taking it', on: 'onData' },
] as const

for (const engine of engines) {
  describe(`a process killed while its mail server hangs, on ${engine}`, { timeout: 60_000 }, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'certeza-killed-'))
    let database: TestDatabase
    beforeAll(async () => {
      database = await openTestDatabase(engine, join(dataDir, 'certeza.db'))
    })
    afterAll(async () => {
      await database.close()
      rmSync(dataDir, { recursive: true })
    })

    test.each(hangs)('$name: the mail goes out after the restart, once', async ({ on }) => {
      await database.reset()
      await database.db.transaction().execute((tx) => enqueueMail(tx, mail, Temporal.Now.instant()))
      const reached = Promise.withResolvers<void>()
      const hanging = await startPostbox({ [on]: () => reached.resolve(), closeTimeout: 10 })
      const first = spawn(process.execPath, ['--input-type=module', '-e', wholeProcess], {
        env: { DATA_DIR: dataDir, SMTP_URL: hanging.url, ...(database.url && { DATABASE_URL: database.url }) },
        stdio: 'inherit',
      })
      await Promise.race([
        reached.promise,
        once(first, 'exit').then(() => Promise.reject(new Error('it left by itself'))),
      ])
      first.kill('SIGKILL')
      await once(first, 'exit')
      await hanging.close()

      const box = await startPostbox()
      // The claim of the killed process ends by itself.
      const later = () => Temporal.Now.instant().add({ seconds: 16 })
      const parts = { ...database, now: later, settings: readSettings({ SMTP_URL: box.url }), version: '0' }
      const { stop } = startSender(parts, {
        whyNotDue: async () => undefined,
        documents: { copia: async (datos) => Buffer.from(JSON.stringify(datos)) },
      })
      const states = async () =>
        (await database.db.selectFrom('outbox').select('estado').execute()).map((row) => row.estado)
      await expect.poll(states, { timeout: 30_000 }).toEqual(['enviado'])
      await stop()
      await box.close()
      expect(box.received).toHaveLength(1)
      const [{ mail: received } = expect.fail('no mail')] = box.received
      expect(received.html).toContain('<p>Hola</p>')
      expect(received.attachments.map(({ filename, content }) => `${filename} ${content}`)).toEqual([
        'a.ics BEGIN:VCALENDAR',
        'a.pdf {"orden":"OS-1"}',
      ])
    })
  })
}
