import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'
import { createRegistry } from './call-metrics.ts'
import { measureStore } from './store-metrics.ts'

for (const engine of engines) {
  describe(`the monitor's figures of ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    afterAll(() => kit.close())

    test('tell mails that wait, and a database that is away', async () => {
      const registry = createRegistry()
      measureStore(registry, kit.parts)
      expect(await registry.metrics()).toMatch(/^certeza_mails_waiting 0$/m)
      const payload = { nombre: 'Ana', email: 'ana@empresa.example', mensaje: 'Hola' }
      await kit.app.inject({ method: 'POST', url: '/api/contacto', payload })
      kit.setNow('2026-12-01T10:05:00-06:00')
      const figures = await registry.metrics()
      expect(figures).toMatch(/^certeza_mails_waiting 2$/m)
      expect(figures).toMatch(/^certeza_oldest_mail_seconds 300$/m)
      expect(figures).toMatch(/^certeza_mails_discarded 0$/m)
      expect(figures).toMatch(/^certeza_database_up 1$/m)
      await kit.db.destroy()
      const away = await registry.metrics()
      expect(away).toMatch(/^certeza_database_up 0$/m)
      expect(away).not.toMatch(/^certeza_mails_waiting /m)
    })
  })
}
