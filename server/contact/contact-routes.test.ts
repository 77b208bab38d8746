import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identity } from '../../content/identity.ts'
import { buildApp } from '../app.ts'
import { openPostgres } from '../database/postgres.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'

const message = {
  nombre: 'Ana Núñez',
  email: 'ana@empresa.example',
  mensaje: 'Necesito calibrar 3 manómetros.\nGracias.',
}
const blank = 'Por favor, completa todos los campos antes de enviar.'
const notAnAddress = 'Escribe un correo válido, por ejemplo nombre@empresa.com.'

const refused: { name: string; send: Record<string, unknown>; campos: Record<string, string> }[] = [
  {
    name: 'blanks',
    send: { nombre: ' ', email: '\t', mensaje: '\n' },
    campos: { nombre: blank, email: blank, mensaje: blank },
  },
  {
    name: 'characters that nobody sees',
    send: { nombre: '\u200b', mensaje: '\u200b\n\u2060\u200e' },
    campos: { nombre: blank, mensaje: blank },
  },
  {
    name: 'nothing',
    send: { nombre: undefined, email: undefined, mensaje: undefined },
    campos: { nombre: 'Debe ser texto.' },
  },
  {
    name: 'a header in the address',
    send: { email: 'a@b.example\r\nBcc: c@d.example' },
    campos: { email: notAnAddress },
  },
  {
    name: 'a header in the name',
    send: { nombre: 'Ana\r\nBcc: c@d.example' },
    campos: { nombre: 'Escríbelo en una sola línea.' },
  },
  { name: 'many recipients', send: { email: 'a@b.example, c@d.example' }, campos: { email: notAnAddress } },
  { name: 'an address in brackets', send: { email: 'Ana <a@b.example>' }, campos: { email: notAnAddress } },
  { name: 'no address', send: { email: 'ana' }, campos: { email: notAnAddress } },
  {
    name: '10,000 characters',
    send: { mensaje: 'x'.repeat(10_000) },
    campos: { mensaje: 'Es demasiado largo: caben 5,000 caracteres.' },
  },
  { name: 'a list of addresses', send: { email: ['a@b.example'] }, campos: { email: 'Debe ser texto.' } },
  { name: 'NUL', send: { mensaje: 'a\0b' }, campos: { mensaje: 'Contiene un carácter que no se puede guardar.' } },
]

for (const engine of engines) {
  describe(`POST /api/contacto on ${engine}`, () => {
    let kit: TestApp
    let woken = 0
    beforeAll(async () => {
      kit = await startTestApp(engine)
      kit.parts.mailQueued = () => {
        woken += 1
      }
    })
    beforeEach(async () => {
      await kit.reset()
      kit.setNow('2026-12-01T10:00:00-06:00')
      woken = 0
    })
    afterAll(() => kit.close())

    const send = (change: Record<string, unknown> = {}, app = kit.app) =>
      app.inject({ method: 'POST', url: '/api/contacto', payload: { ...message, ...change } })
    const sendBytes = (payload: string | Buffer) =>
      kit.app.inject({
        method: 'POST',
        url: '/api/contacto',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
    const sendForm = (fields: Record<string, string> | string) => sendBytes(new URLSearchParams(fields).toString())
    const stored = () => kit.db.selectFrom('messages').selectAll().orderBy('id').execute()
    const mails = () => kit.db.selectFrom('outbox').selectAll().orderBy('id').execute()

    test('stores the message with a mail to the laboratory and an acknowledgement', async () => {
      const reply = await send()
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toEqual({ ok: true })
      expect(await stored()).toMatchObject([{ ...message, tipo: 'contacto', sospecha: null, OrdenServicio: null }])
      const [notice, thanks, ...more] = await mails()
      expect(more).toEqual([])
      expect(notice).toMatchObject({
        para: identity.correo,
        responderA: 'ana@empresa.example',
        asunto: 'Mensaje de Ana Núñez',
        motivo: 'contacto',
      })
      expect(notice?.texto).toContain(message.mensaje)
      expect(thanks).toMatchObject({ para: 'ana@empresa.example', asunto: 'Recibimos tu mensaje', motivo: 'acuse' })
      expect(thanks?.texto).not.toMatch(/Ana|manómetros/)
      expect(woken).toBe(1)
    })

    test('the same message five times at once: one row, two mails, five times 200', async () => {
      const replies = await Promise.all(Array.from({ length: 5 }, () => send()))
      expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200, 200])
      expect(await stored()).toHaveLength(1)
      expect(await mails()).toHaveLength(2)
    })

    test('the same message again: not within ten minutes, then yes', async () => {
      await send()
      kit.setNow('2026-12-01T10:09:59-06:00')
      await send()
      expect(await stored()).toHaveLength(1)
      kit.setNow('2026-12-01T10:10:00-06:00')
      await send()
      await send()
      expect(await stored()).toHaveLength(2)
      await send({ mensaje: 'Otro' })
      expect(await stored()).toHaveLength(3)
    })

    test('line ends of a form and of a script are the same message', async () => {
      await send()
      await sendForm({ ...message, mensaje: message.mensaje.replaceAll('\n', '\r\n') })
      expect(await stored()).toHaveLength(1)
    })

    test.each(refused)('refuses $name, and writes nothing', async ({ send: change, campos }) => {
      const reply = await send(change)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ error: expect.any(String), campos })
      expect([await stored(), await mails(), woken]).toEqual([[], [], 0])
    })

    test('a filled trap: kept, marked, told to the laboratory, without an acknowledgement', async () => {
      expect((await send({ pagina: 'https://spam.example' })).statusCode).toBe(200)
      expect(await stored()).toMatchObject([{ sospecha: 'Llenó el campo oculto.' }])
      expect((await mails()).map(({ asunto }) => asunto)).toEqual(['[Revisar] Mensaje de Ana Núñez'])
    })

    test.each([
      { tardo: 120, sospecha: 'Se envió a los 120 ms.' },
      { tardo: '120', sospecha: 'Se envió a los 120 ms.' },
      { tardo: 5400, sospecha: null },
      { tardo: '', sospecha: null },
      { tardo: 'pronto', sospecha: null },
    ])('sent after $tardo ms', async ({ tardo, sospecha }) => {
      expect((await send({ tardo })).statusCode).toBe(200)
      expect(await stored()).toMatchObject([{ sospecha }])
      expect(await mails()).toHaveLength(2)
    })

    test('a plain form leads to a page that says so, which sends nothing when it is loaded again', async () => {
      const reply = await sendForm({ ...message, pagina: '', tardo: '' })
      expect(reply.statusCode).toBe(303)
      const page = await kit.app.inject(String(reply.headers.location))
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.body).toContain('<h1>Mensaje enviado</h1>')
      expect(page.body).toContain('Gracias. Tu mensaje ha sido enviado correctamente.')
      expect(await stored()).toMatchObject([message])
    })

    test('a refused form comes back with what was typed, escaped', async () => {
      const reply = await sendForm({
        nombre: '"><script>alert(1)</script>',
        email: 'ana',
        mensaje: 'Línea </textarea> & fin',
      })
      expect(reply.statusCode).toBe(400)
      expect(reply.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
      expect(reply.body).toContain('Línea &lt;/textarea&gt; &amp; fin</textarea>')
      expect(reply.body).toContain(`<strong id="email-problema">${notAnAddress}</strong>`)
      expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
      expect(await stored()).toEqual([])
    })

    test('a form with a blank says that data are missing, in the words of the page with script', async () => {
      const reply = await sendForm({ ...message, nombre: ' ', email: 'ana' })
      expect(reply.statusCode).toBe(400)
      expect(reply.body).toContain('<h1>Faltan datos</h1>')
      expect(reply.body).toContain(`<p>${blank}</p>`)
      expect(reply.body).toContain('<strong id="nombre-problema">Falta este dato.</strong>')
      expect(reply.body).toContain(`<strong id="email-problema">${notAnAddress}</strong>`)
      expect(await stored()).toEqual([])
    })

    test('a form of another site comes back to be looked at, one of a site of ours is taken', async () => {
      const ours = await buildApp({
        ...kit.parts,
        settings: { ...kit.parts.settings, corsOrigins: ['https://sitio.example'] },
      })
      const post = (headers: Record<string, string>) =>
        ours.inject({
          method: 'POST',
          url: '/api/contacto',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          payload: new URLSearchParams(message).toString(),
        })
      const foreign = await post({ 'sec-fetch-site': 'cross-site', origin: 'https://ajeno.example' })
      expect(foreign.statusCode).toBe(403)
      expect(foreign.body).toContain('El formulario se envió desde otro sitio.')
      expect(foreign.body).toContain('value="Ana Núñez"')
      expect(foreign.body).toContain('usa tu nombre, correo y mensaje solo para responderte')
      expect(await kit.db.selectFrom('messages').selectAll().execute()).toEqual([])
      const ok = await post({ 'sec-fetch-site': 'cross-site', origin: 'https://sitio.example' })
      expect([ok.statusCode, (await post({ 'sec-fetch-site': 'same-origin' })).statusCode]).toEqual([303, 303])
      await ours.close()
    })

    test('a form that names a field twice is refused', async () => {
      const reply = await sendForm('nombre=Ana&email=a%40b.example&email=c%40d.example&mensaje=hola')
      expect(reply.statusCode).toBe(400)
      expect(await stored()).toEqual([])
    })

    test.each([
      ['as bytes', Buffer.from('nombre=Nu\xf1ez&email=a%40b.example&mensaje=hola', 'latin1')],
      ['as browsers send it', 'nombre=Nu%F1ez&email=a%40b.example&mensaje=hola'],
    ])('a form in windows-1252 is refused with a page: %s', async (_name, payload) => {
      const reply = await sendBytes(payload)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
      expect(await stored()).toEqual([])
    })

    test('a form in UTF-8 is kept to the letter, a percent sign of its own too', async () => {
      await sendBytes('nombre=Nu%C3%B1ez&email=a%40b.example&mensaje=100%+de+%F0%9F%91%8D+o+50%25')
      expect(await stored()).toMatchObject([{ nombre: 'Nuñez', mensaje: '100% de 👍 o 50%' }])
    })

    test('a form that is too large to be read leads back to what was written, not to an empty form', async () => {
      const reply = await sendForm({ ...message, mensaje: 'x'.repeat(70_000) })
      expect(reply.statusCode).toBe(413)
      expect(reply.body).toContain('Lo enviado es demasiado grande.')
      expect(reply.body).toContain('Con el botón Atrás de tu navegador vuelves al formulario con lo que escribiste.')
      expect(reply.body).not.toContain('<form')
    })

    test('whoever opens the form’s answer by its address is told what it is, not of methods', async () => {
      const visit = { method: 'GET' as const, url: '/api/contacto', headers: { 'sec-fetch-mode': 'navigate' } }
      const reply = await kit.app.inject(visit)
      expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST'])
      expect(reply.body).toContain('Esta dirección solo recibe formularios y no se abre sola.')
      expect(reply.body).not.toContain('Allow')
    })

    test('a form that comes back lets no more be typed than it takes, and keeps what was', async () => {
      const { body } = await sendForm({ ...message, mensaje: 'x'.repeat(6000) })
      expect(body.match(/maxlength="\d+"/g)).toEqual(['maxlength="200"', 'maxlength="254"', 'maxlength="5000"'])
      expect(body).toContain('x'.repeat(6000))
    })

    test.each([
      ['one address', [message.email]],
      ['in capitals and small letters', ['ana@empresa.example', 'Ana@empresa.example', 'ANA@EMPRESA.EXAMPLE']],
    ])(
      'a stranger gets five acknowledgements a day at most, the laboratory every message: %s',
      async (_name, written) => {
        for (let n = 0; n < 7; n += 1) await send({ mensaje: `Mensaje ${n}`, email: written[n % written.length] })
        const motives = (await mails()).map(({ motivo }) => motivo)
        expect(motives.filter((motivo) => motivo === 'acuse')).toHaveLength(5)
        expect(motives.filter((motivo) => motivo === 'contacto')).toHaveLength(7)
      },
    )

    test('an address that floods is told to wait, in JSON and as a page', async () => {
      const limited = await buildApp({ ...kit.parts, settings: { ...kit.parts.settings, rateLimit: true } })
      const statuses: number[] = []
      for (let n = 0; n < 12; n += 1) statuses.push((await send({ mensaje: `Mensaje ${n}` }, limited)).statusCode)
      expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
      const json = await send({}, limited)
      expect(Number(json.headers['retry-after'])).toBeGreaterThan(0)
      expect(json.json()).toEqual({ error: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.' })
      const page = await limited.inject({
        method: 'POST',
        url: '/api/contacto',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(message).toString(),
      })
      expect([page.statusCode, page.body.includes('Ana Núñez</')]).toEqual([429, false])
      expect(page.body).toContain('value="Ana Núñez"')
      await limited.close()
    })

    test('nor does another address of the same IPv6 /64 help who floods', async () => {
      const limited = await buildApp({ ...kit.parts, settings: { ...kit.parts.settings, rateLimit: true } })
      const from = (remoteAddress: string, mensaje: string) =>
        limited.inject({ method: 'POST', url: '/api/contacto', payload: { ...message, mensaje }, remoteAddress })
      for (let n = 1; n <= 10; n += 1) expect((await from(`2001:db8::${n}`, `Mensaje ${n}`)).statusCode).toBe(200)
      expect((await from('2001:db8::ffff:1', 'Mensaje 11')).statusCode).toBe(429)
      expect((await from('2001:db8:0:1::1', 'Mensaje 12')).statusCode).toBe(200)
      await limited.close()
    })
  })
}

describe('POST /api/contacto on two nodes', () => {
  test('the same message six times at once: one row, two mails', async () => {
    const kit = await startTestApp('postgres')
    const other = openPostgres(kit.url ?? '')
    const second = await buildApp({ ...kit.parts, db: other })
    const replies = await Promise.all(
      [kit.app, second, kit.app, second, kit.app, second].map((app) =>
        app.inject({ method: 'POST', url: '/api/contacto', payload: message }),
      ),
    )
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await kit.db.selectFrom('messages').selectAll().execute()).toHaveLength(1)
    expect(await kit.db.selectFrom('outbox').selectAll().execute()).toHaveLength(2)
    await second.close()
    await other.destroy()
    await kit.close()
  })
})
