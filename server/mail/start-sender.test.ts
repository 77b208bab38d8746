import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identity } from '../../content/identity.ts'
import type { Parts } from '../parts.ts'
import { readSettings } from '../settings.ts'
import { type Postbox, smtpError, startPostbox } from '../testing/postbox.ts'
import { engines, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { enqueueMail, type Mail } from './enqueue-mail.ts'
import type { OutboxMail } from './outbox-mail.ts'
import { claimMails } from './outbox-store.ts'
import { sendClaimedMail } from './send-claimed-mail.ts'
import { type Sender, startSender } from './start-sender.ts'

const start = Temporal.Instant.from('2026-12-01T10:00:00-06:00')
const receipt: Mail = {
  clave: 'recibo:OS-1',
  para: 'ana@cliente.example',
  asunto: 'Recibimos tus datos: Calibración Ñandú ⌀',
  texto: 'Gracias, Ana.\n\nhttps://certeza.example/confirmacion?id=abc\n',
  motivo: 'recibo',
  OrdenServicio: 'OS-1',
}

for (const engine of engines) {
  describe(`the sender on ${engine}`, () => {
    let database: TestDatabase
    let now = start
    let outdated: string | undefined
    const opened: (() => Promise<void>)[] = []
    const warnings: object[] = []

    beforeAll(async () => {
      database = await openTestDatabase(engine)
    })
    afterAll(() => database.close())
    beforeEach(async () => {
      await database.reset()
      now = start
      outdated = undefined
      warnings.length = 0
    })
    afterEach(async () => {
      for (const close of opened.splice(0).reverse()) await close()
    })

    const sender = (smtpUrl: string): Sender => {
      const settings = readSettings({ SMTP_URL: smtpUrl, BASE_URL: 'https://certeza.example' })
      const parts: Parts = { ...database, now: () => now, settings, version: '0' }
      const started = startSender(parts, {
        whyNotDue: async ({ motivo }) => (motivo === 'recordatorio' ? outdated : undefined),
        documents: { copia: async (datos) => Buffer.from(JSON.stringify(datos)) },
        warn: (details, message) => warnings.push({ ...details, message }),
      })
      opened.push(started.stop)
      return started
    }
    const postbox = async (...options: Parameters<typeof startPostbox>): Promise<Postbox> => {
      const box = await startPostbox(...options)
      opened.push(box.close)
      return box
    }
    const enqueue = (...mails: Partial<Mail>[]) =>
      database.db.transaction().execute(async (tx) => {
        for (const mail of mails) await enqueueMail(tx, { ...receipt, ...mail }, now)
      })
    const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    const settled = (estado: string) =>
      expect.poll(async () => (await rows()).map((row) => row.estado), { timeout: 15_000 }).toEqual([estado])
    const tried = (intentos: number) =>
      expect
        .poll(async () => (await rows()).every((row) => row.intentos === intentos && row.reservadoHasta === null), {
          timeout: 15_000,
        })
        .toBe(true)

    test('sends a mail once, whole, and keeps nothing of its text', async () => {
      const box = await postbox()
      await enqueue({
        responderA: 'visita@empresa.example',
        encabezados: { 'List-Unsubscribe': '<https://x.example/b>' },
      })
      sender(box.url)
      await settled('enviado')
      const [{ mail, from, to } = expect.fail('no mail')] = box.received
      expect({ from, to }).toEqual({ from: identity.correo, to: ['ana@cliente.example'] })
      expect(mail).toMatchObject({ subject: receipt.asunto, text: receipt.texto })
      expect(mail.replyTo?.text).toBe('visita@empresa.example')
      expect(mail.date?.getTime()).toBe(start.epochMilliseconds)
      expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
      expect(mail.headers.get('list')).toMatchObject({ unsubscribe: { url: 'https://x.example/b' } })
      expect(mail.messageId).toMatch(/^<[0-9a-f]{32}\.\d+@certeza\.example>$/)
      expect(await rows()).toMatchObject([{ texto: '', encabezados: '{}', enviadoEn: start.epochMilliseconds }])
    })

    test('sends at once when woken', async () => {
      const box = await postbox()
      const { wake } = sender(box.url)
      await enqueue({})
      wake()
      await expect.poll(() => box.received.length, { timeout: 1800 }).toBe(1)
    })

    test('finds what another process has stored without being woken', async () => {
      const box = await postbox()
      sender(box.url)
      await new Promise((looked) => setTimeout(looked, 300))
      await enqueue({})
      await settled('enviado')
    })

    test('one mail whose server is slow holds up no other', async () => {
      const free = Promise.withResolvers<void>()
      const box = await postbox({
        onRcptTo: ({ address }, _session, done) => {
          if (!address.startsWith('lento')) return done()
          free.promise.then(() => done())
        },
      })
      await enqueue({ para: 'lento@cliente.example' }, { clave: 'b' }, { clave: 'c' })
      sender(box.url)
      await expect
        .poll(async () => (await rows()).map((row) => row.estado), { timeout: 15_000 })
        .toEqual(['pendiente', 'enviado', 'enviado'])
      free.resolve()
    })

    test('two senders share fifty mails, each sent once', async () => {
      const box = await postbox()
      await enqueue(...Array.from({ length: 50 }, (_, n) => ({ clave: `recibo:${n}`, asunto: `Recibo ${n}` })))
      sender(box.url)
      sender(box.url)
      await expect
        .poll(async () => (await rows()).every((row) => row.estado === 'enviado'), { timeout: 15_000 })
        .toBe(true)
      expect(new Set(box.received.map(({ mail }) => mail.subject)).size).toBe(50)
      expect(box.received).toHaveLength(50)
    })

    test('a mail server that was down for three days gets each mail once when it is back', async () => {
      const { url, close } = await startPostbox()
      await close()
      await enqueue({ clave: 'a', asunto: 'A' }, { clave: 'b', asunto: 'B' })
      const { wake } = sender(url)
      await tried(1)
      // Not due again before the first delay is over.
      wake()
      for (let intentos = 2; intentos <= 12; intentos += 1) {
        now = now.add({ minutes: 15 })
        wake()
        await tried(intentos)
      }
      now = now.add({ hours: 72 })
      const box = await postbox({ port: Number(new URL(url).port) })
      wake()
      await expect
        .poll(async () => (await rows()).every((row) => row.estado === 'enviado'), { timeout: 15_000 })
        .toBe(true)
      expect(box.received.map(({ mail }) => mail.subject).sort()).toEqual(['A', 'B'])
      // What an earlier try failed by is over.
      expect((await rows()).map(({ ultimoError }) => ultimoError)).toEqual([null, null])
      expect(JSON.stringify(warnings)).not.toContain('ana@')
    })

    test('a recipient refused for good: discarded, with the answer', async () => {
      const box = await postbox()
      await enqueue({ para: 'no-existe@cliente.example' })
      sender(box.url)
      await settled('descartado')
      expect(await rows()).toMatchObject([{ intentos: 1, texto: receipt.texto }])
      expect((await rows())[0]?.ultimoError).toMatch(/550.*no such user/)
      expect(box.received).toEqual([])
      expect(warnings).toHaveLength(1)
      expect(JSON.stringify(warnings)).not.toContain('cliente.example')
    })

    test('of several recipients one is refused: sent, with the answer', async () => {
      const box = await postbox()
      await enqueue({ para: 'ana@cliente.example, no-existe@cliente.example' })
      sender(box.url)
      await settled('enviado')
      expect((await rows())[0]?.rechazadas).toBe(
        'no-existe@cliente.example: 550 5.1.1 <no-existe@cliente.example> no such user',
      )
    })

    test('of several recipients one is refused and one is full: the others get it once', async () => {
      const box = await postbox()
      await enqueue({ para: 'ana@cliente.example, no-existe@cliente.example, lleno@cliente.example' })
      sender(box.url)
      await tried(1)
      expect(box.received.map(({ to }) => to)).toEqual([['ana@cliente.example']])
      expect(await rows()).toMatchObject([{ estado: 'pendiente', porEnviar: 'lleno@cliente.example' }])
    })

    // What becomes of lleno@ at the second try: what was refused at the first stays told, and who has it gets no other.
    const laterAnswers = [
      { answer: 452, becomes: { estado: 'pendiente', ultimoError: 'lleno@cliente.example: 452 later' } },
      { answer: 250, becomes: { estado: 'enviado', ultimoError: null, porEnviar: null } },
      { answer: 550, becomes: { estado: 'enviado', ultimoError: null }, also: '; lleno@cliente.example: 550 later' },
    ]
    test.each(laterAnswers)('an address refused stays told when the next one is answered $answer', async (each) => {
      const para = 'ana@cliente.example, no-existe@cliente.example, lleno@cliente.example'
      let answer = 452
      const box = await postbox({
        onRcptTo: ({ address }, _session, done) => {
          if (address.startsWith('no-existe')) return done(smtpError(550, 'no such user'))
          return address.startsWith('lleno') && answer !== 250 ? done(smtpError(answer, 'later')) : done()
        },
      })
      await enqueue({ para })
      const { wake } = sender(box.url)
      await tried(1)
      answer = each.answer
      now = now.add({ seconds: 5 })
      wake()
      await tried(2)
      const rechazadas = `no-existe@cliente.example: 550 no such user${each.also ?? ''}`
      expect(await rows()).toMatchObject([{ para, rechazadas, enviadoEn: start.epochMilliseconds, ...each.becomes }])
      const got = box.received.flatMap(({ to }) => to)
      expect(got).toEqual(['ana@cliente.example', ...(each.answer === 250 ? ['lleno@cliente.example'] : [])])
    })

    test('one refused and one full: the one refused is not asked again', async () => {
      const asked: string[] = []
      const box = await postbox({
        onRcptTo: ({ address }, _session, done) => {
          asked.push(address)
          done(address.startsWith('no-existe') ? smtpError(550, 'no such user') : smtpError(452, 'full'))
        },
      })
      await enqueue({ para: 'no-existe@cliente.example, lleno@cliente.example' })
      const { wake } = sender(box.url)
      await tried(1)
      now = now.add({ seconds: 5 })
      wake()
      await tried(2)
      expect(asked).toEqual(['no-existe@cliente.example', 'lleno@cliente.example', 'lleno@cliente.example'])
      const rechazadas = 'no-existe@cliente.example: 550 no such user'
      expect(await rows()).toMatchObject([{ estado: 'pendiente', enviadoEn: null, rechazadas }])
    })

    test('a mail withdrawn after some have it stands as sent', async () => {
      const box = await postbox()
      await enqueue({ motivo: 'recordatorio', para: 'ana@cliente.example, lleno@cliente.example' })
      const { wake } = sender(box.url)
      await tried(1)
      outdated = 'La orden está confirmada.'
      now = now.add({ seconds: 5 })
      wake()
      await settled('enviado')
      expect(await rows()).toMatchObject([{ texto: '', enviadoEn: start.epochMilliseconds, ultimoError: null }])
    })

    test('a mail server that refuses us: the mail waits', async () => {
      const box = await postbox({ onMailFrom: (_address, _session, done) => done(smtpError(550, 'not you')) })
      await enqueue({})
      sender(box.url)
      await tried(1)
      expect(await rows()).toMatchObject([
        { estado: 'pendiente', proximoEn: now.add({ seconds: 5 }).epochMilliseconds },
      ])
    })

    // What the server's answer is about: our settings, this text, or nothing but the hour.
    const answers = [
      { at: 'recipient', answer: 530, becomes: 'pendiente' },
      { at: 'recipient', answer: 535, becomes: 'pendiente' },
      { at: 'text', answer: 451, becomes: 'pendiente' },
      { at: 'text', answer: 554, becomes: 'descartado' },
    ]
    test.each(answers)('answered $answer to its $at it is $becomes', async ({ at, answer, becomes }) => {
      const no = smtpError(answer, 'no')
      const box = await postbox(
        at === 'text'
          ? { onData: (stream, _session, done) => void stream.on('end', () => done(no)).resume() }
          : { onRcptTo: (_address, _session, done) => done(no) },
      )
      await enqueue({})
      sender(box.url)
      await tried(1)
      expect(await rows()).toMatchObject([{ estado: becomes, texto: receipt.texto }])
    })

    test('of three addresses one has it, one is refused later and one waits: the one that has it is not forgotten', async () => {
      let isLater = false
      const asked: string[] = []
      const box = await postbox({
        onRcptTo: ({ address }, _session, done) => {
          asked.push(address)
          if (address.startsWith('ana')) return done()
          done(smtpError(isLater && address.startsWith('uno') ? 550 : 452, 'full'))
        },
      })
      await enqueue({ para: 'ana@cliente.example, uno@cliente.example, dos@cliente.example' })
      const { wake } = sender(box.url)
      await tried(1)
      isLater = true
      now = now.add({ seconds: 5 })
      wake()
      await tried(2)
      expect(asked.slice(3)).toEqual(['uno@cliente.example', 'dos@cliente.example'])
      const enviadoEn = start.epochMilliseconds
      expect(await rows()).toMatchObject([{ estado: 'pendiente', enviadoEn, porEnviar: 'dos@cliente.example' }])
    })

    test('a mail server that dies after the text: sent again under the same Message-ID', async () => {
      const box = await postbox({ diesAfterData: true })
      await enqueue({})
      const { wake } = sender(box.url)
      await tried(1)
      now = now.add({ seconds: 5 })
      wake()
      await tried(2)
      expect(new Set(box.received.map(({ mail }) => mail.messageId)).size).toBe(1)
    })

    test('a mail that is no longer due is withdrawn; every other one is sent', async () => {
      const box = await postbox()
      outdated = 'La orden ya no está abierta.'
      await enqueue({ motivo: 'recordatorio' }, { clave: 'b', motivo: 'contacto', asunto: 'B' })
      sender(box.url)
      await expect.poll(async () => (await rows()).map((row) => row.estado)).toEqual(['retirado', 'enviado'])
      expect(box.received.map(({ mail }) => mail.subject)).toEqual(['B'])
      expect((await rows())[0]).toMatchObject({ texto: '', html: '', ultimoError: outdated })
    })

    test('what nobody could take in 30 days is discarded', async () => {
      const box = await startPostbox()
      await box.close()
      await enqueue({})
      now = now.add({ hours: 24 * 31 })
      sender(box.url)
      await settled('descartado')
    })

    test('stop gives back what was claimed and not begun', async () => {
      const reached = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      const box = await postbox({
        onMailFrom: (_address, _session, done) => {
          reached.resolve()
          answer.promise.then(() => done())
        },
      })
      await enqueue(...Array.from({ length: 14 }, (_, n) => ({ clave: `recibo:${n}` })))
      const { stop } = sender(box.url)
      await reached.promise
      const stopped = stop()
      answer.resolve()
      await stopped
      const left = (await rows()).filter(({ estado }) => estado === 'pendiente')
      expect(left.length).toBeGreaterThanOrEqual(6)
      for (const row of left) expect(row).toMatchObject({ intentos: 0, reservadoHasta: null })
      expect(box.received).toHaveLength(14 - left.length)
    })

    test('a claim that ran out while its mail waited for its turn is left to who has it now', async () => {
      await enqueue({})
      const lease = Temporal.Duration.from({ seconds: 15 })
      const claim = (at: Temporal.Instant) =>
        claimMails(database.db, database.engine, { now: at, lease, most: 16 }).then(
          ([mail = expect.fail('none')]) => mail,
        )
      const delivered: number[] = []
      const send = (mail: OutboxMail) =>
        sendClaimedMail(
          {
            db: database.db,
            now: () => now,
            deliver: async ({ intentos }) => {
              delivered.push(intentos)
              return { reached: true, refused: [], remaining: [] }
            },
            whyNotDue: async () => undefined,
            documents: {},
          },
          mail,
        )
      const first = await claim(now)
      now = now.add({ seconds: 16 })
      const second = await claim(now)
      await send(first)
      expect(delivered).toEqual([])
      await send(second)
      expect(delivered).toEqual([2])
    })

    test('stop waits for the mail under way, and takes no other', async () => {
      const reached = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      const box = await postbox({
        onMailFrom: (_address, _session, done) => {
          reached.resolve()
          answer.promise.then(() => done())
        },
      })
      await enqueue({})
      const { stop } = sender(box.url)
      await reached.promise
      const stopped = stop()
      await enqueue({ clave: 'later' })
      answer.resolve()
      await stopped
      expect((await rows()).map((row) => row.estado)).toEqual(['enviado', 'pendiente'])
    })
  })
}
