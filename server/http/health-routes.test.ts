import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'

for (const engine of engines) {
  describe(`GET /api/salud on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    afterAll(() => kit.close())

    test('says which database answers', async () => {
      const reply = await kit.app.inject('/api/salud')
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toEqual({ ok: true, baseDeDatos: engine, version: '0.0.0' })
    })
  })
}
