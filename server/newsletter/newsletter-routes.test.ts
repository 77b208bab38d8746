import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'

const email = 'Ana@empresa.example'

for (const engine of engines) {
  describe(`the newsletter's calls on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine, { BASE_URL: 'https://certeza.example' })
    })
    beforeEach(async () => {
      await kit.reset()
      kit.setNow('2026-12-01T10:00:00-06:00')
    })
    afterAll(() => kit.close())

    const post = (path: string, payload: Record<string, unknown>) =>
      kit.app.inject({ method: 'POST', url: `/api/boletin${path}`, payload })
    const postForm = (path: string, fields: Record<string, string>) =>
      kit.app.inject({
        method: 'POST',
        url: `/api/boletin${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const rows = () => kit.db.selectFrom('newsletter').selectAll().execute()
    const mails = () => kit.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    const lastToken = async () => {
      const [, token = ''] = /\/boletin\?token=(\S+)/.exec((await mails()).at(-1)?.texto ?? '') ?? []
      expect(token).toMatch(/^[\w-]{43}$/)
      return token
    }
    const state = async () => (await rows()).map(({ estado }) => estado)

    test('asking sends a link, and subscribes nobody', async () => {
      const reply = await post('', { email })
      expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }])
      const token = await lastToken()
      expect(await rows()).toMatchObject([{ email: 'ana@empresa.example', estado: 'pendiente', confirmadoEn: null }])
      expect(JSON.stringify(await rows())).not.toContain(token)
      const [mail] = await mails()
      expect(mail).toMatchObject({ para: email, motivo: 'boletin' })
      expect(JSON.parse(mail?.encabezados ?? '')).toEqual({
        'List-Unsubscribe': `<https://certeza.example/api/boletin/baja?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
    })

    test('a GET of any address subscribes and removes nobody', async () => {
      await post('', { email })
      const token = await lastToken()
      for (const path of ['confirmar', 'baja'])
        expect((await kit.app.inject(`/api/boletin/${path}?token=${token}`)).statusCode).toBe(405)
      expect(await state()).toEqual(['pendiente'])
    })

    test('confirming, leaving, confirming with the old link, asking again', async () => {
      await post('', { email })
      const token = await lastToken()
      expect((await post('/confirmar', { token })).json()).toEqual({ ok: true })
      expect((await post('/confirmar', { token })).json()).toEqual({ ok: true })
      expect(await state()).toEqual(['suscrito'])
      expect((await post('/baja', { token })).json()).toEqual({ ok: true })
      expect((await post('/baja', { token })).json()).toEqual({ ok: true })
      expect(await state()).toEqual(['baja'])
      expect((await post('/confirmar', { token })).statusCode).toBe(400)
      expect(await state()).toEqual(['baja'])
      kit.setNow('2026-12-01T10:10:00-06:00')
      await post('', { email })
      expect(await state()).toEqual(['pendiente'])
      expect(await lastToken()).not.toBe(token)
    })

    test('the answer does not tell whether an address is subscribed; its owner is told, once a day', async () => {
      await post('', { email })
      await post('/confirmar', { token: await lastToken() })
      kit.setNow('2026-12-01T11:00:00-06:00')
      const known = await post('', { email })
      await post('', { email })
      const unknown = await post('', { email: 'luis@empresa.example' })
      expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
      expect((await mails()).map(({ para, asunto }) => `${para}: ${asunto.split(' ')[0]}`)).toEqual([
        `${email}: Confirma`,
        `${email}: Ya`,
        'luis@empresa.example: Confirma',
      ])
      expect(await state()).toContain('suscrito')
    })

    test('asked five times at once, one link is sent', async () => {
      const replies = await Promise.all(Array.from({ length: 5 }, () => post('', { email })))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
      expect(await mails()).toHaveLength(1)
      expect((await post('/confirmar', { token: await lastToken() })).statusCode).toBe(200)
    })

    test('a link lasts a week for confirming, and for ever for leaving', async () => {
      await post('', { email })
      const token = await lastToken()
      kit.setNow('2026-12-08T10:00:01-06:00')
      const late = await post('/confirmar', { token })
      expect([late.statusCode, late.json().error]).toEqual([
        400,
        'El enlace ya no sirve. Pide otro con tu correo al pie de cualquier página.',
      ])
      expect((await post('/baja', { token })).statusCode).toBe(200)
    })

    test('one press in a mail program leaves', async () => {
      await post('', { email })
      const token = await lastToken()
      await post('/confirmar', { token })
      const reply = await postForm(`/baja?token=${token}`, { 'List-Unsubscribe': 'One-Click' })
      // Never a redirect: mail programs do not follow one (RFC 8058).
      expect(reply.statusCode).toBe(200)
      expect(await state()).toEqual(['baja'])
    })

    test.each<{ path: string; fields: Record<string, string>; status: number; has: string }>([
      { path: '', fields: { email: 'ana' }, status: 400, has: 'value="ana"' },
      { path: '/confirmar', fields: { token: 'x' }, status: 400, has: '<h1>No se pudo confirmar</h1>' },
      { path: '/baja', fields: { token: 'x' }, status: 400, has: '<h1>No se pudo dar de baja</h1>' },
    ])('a plain form to $path with $fields is answered by a page', async ({ path, fields, status, has }) => {
      const reply = await postForm(path, fields)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(reply.body).toContain(has)
    })

    test.each(['/confirmar', '/baja'])(
      'a dead link sent to %s gets no form that could only fail again',
      async (path) => {
        expect((await postForm(path, { token: 'x' })).body).not.toContain('<form')
      },
    )

    test('plain forms ask, confirm and leave, each leading to a page that says so', async () => {
      const follow = async (path: string, fields: Record<string, string>) => {
        const reply = await postForm(path, fields)
        expect(reply.statusCode).toBe(303)
        const { body } = await kit.app.inject(String(reply.headers.location))
        return /<h1>(.*)<\/h1>/.exec(body)?.[1]
      }
      expect(await follow('', { email })).toBe('Revisa tu correo')
      expect(await state()).toEqual(['pendiente'])
      const token = await lastToken()
      expect(await follow('/confirmar', { token })).toBe('Suscripción confirmada')
      expect(await state()).toEqual(['suscrito'])
      expect(await follow('/baja', { token })).toBe('Baja confirmada')
      expect(await state()).toEqual(['baja'])
    })

    test.each([
      { path: '', send: { email: 'a@b.example, c@d.example' } },
      { path: '', send: { email: 'a@b.example\nBcc: c@d.example' } },
      { path: '', send: {} },
      { path: '/confirmar', send: { token: '' } },
      { path: '/confirmar', send: { token: 'x' } },
      { path: '/baja', send: {} },
    ])('refuses $send at $path', async ({ path, send }) => {
      expect((await post(path, send)).statusCode).toBe(400)
      expect([await rows(), await mails()]).toEqual([[], []])
    })
  })
}

describe('who floods the newsletter from one address', () => {
  let kit: TestApp
  beforeAll(async () => {
    kit = await startTestApp('sqlite', { RATE_LIMIT: '1' })
  })
  afterAll(() => kit.close())

  test.each([
    { path: '', send: (nth: number) => ({ email: `ana${nth}@empresa.example` }), most: 10, status: 200 },
    { path: '/confirmar', send: (nth: number) => ({ token: `x${nth}` }), most: 30, status: 400 },
    { path: '/baja', send: (nth: number) => ({ token: `x${nth}` }), most: 30, status: 400 },
  ])('is told to wait after $most calls of /api/boletin$path', async ({ path, send, most, status }) => {
    const statuses: number[] = []
    for (let nth = 0; nth < most + 2; nth += 1) {
      const reply = await kit.app.inject({ method: 'POST', url: `/api/boletin${path}`, payload: send(nth) })
      statuses.push(reply.statusCode)
    }
    expect(statuses).toEqual([...Array(most).fill(status), 429, 429])
    const other = { method: 'POST', url: `/api/boletin${path}`, payload: send(0), remoteAddress: '192.0.2.2' } as const
    expect((await kit.app.inject(other)).statusCode).toBe(status)
  })
})
