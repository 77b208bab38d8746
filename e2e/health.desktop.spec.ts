import { expect, test } from './server.ts'

test('the server answers for its health', async ({ lab, request }) => {
  const reply = await request.get(`${lab.url}/api/salud`)
  expect(await reply.json()).toMatchObject({ ok: true, baseDeDatos: 'sqlite' })
})
