import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enqueueMail } from '../../server/mail/enqueue-mail.ts'
import { seedOrder } from '../../server/testing/seed-order.ts'
import { engines } from '../../server/testing/test-database.ts'
import { type OpenLab, openLab } from '../testing/open-lab.ts'

const now = Temporal.Instant.from('2026-12-01T10:00:00-06:00')
const mail = { clave: 'invitacion:1', para: 'a@b.example', asunto: 'Hola', texto: 'Hola', motivo: 'invitacion' }

for (const engine of engines) {
  describe(`respaldo and datos on ${engine}`, { timeout: 240_000 }, () => {
    let kit: OpenLab
    let file: string
    beforeAll(async () => {
      kit = await openLab(engine)
      file = join(kit.dir, 'respaldo.gz')
      await seedOrder(kit.db, { billing: { Empresa: 'Ñandú' } })
      await kit.db.transaction().execute((tx) => enqueueMail(tx, mail, now))
    })
    afterAll(() => kit.close())
    const json = async (...words: string[]) => JSON.parse((await kit.lab(...words, '--json')).out)

    test('crear, verificar, restaurar: what they say, and that nothing is written over', async () => {
      const made = await json('respaldo', 'crear', file)
      expect(made).toMatchObject({
        archivo: file,
        motor: engine,
        filas: { orders: 1, instruments: 2, audit: 3, outbox: 1 },
      })
      expect(made.bytes).toBe(statSync(file).size)
      expect(statSync(file).mode & 0o777).toBe(0o600)

      const verified = await kit.lab('respaldo', 'verificar', file)
      expect([verified.code, verified.err]).toEqual([0, ''])
      expect(verified.out).toContain('1 orden, ')
      expect(verified.out).toContain('Su bitácora está completa: 3 entradas.')

      const again = await kit.lab('respaldo', 'crear', file)
      expect([again.code, again.err]).toEqual([
        1,
        `Ya existe ${file}; un respaldo no se escribe encima. Elige otro nombre.\n`,
      ])
      const over = await kit.lab('respaldo', 'restaurar', file)
      expect([over.code, over.out]).toEqual([1, ''])
      expect(over.err).toContain('La base de datos no está vacía')

      const other = await openLab(engine)
      const restored = await other.lab('respaldo', 'restaurar', file)
      expect([restored.code, restored.err]).toEqual([0, ''])
      expect(restored.out).toContain('1 correo saldrá al arrancar el servidor.')
      expect(await other.db.selectFrom('orders').select('Empresa').execute()).toEqual([{ Empresa: 'Ñandú' }])
      expect((await other.lab('bitacora', 'verificar')).code).toBe(0)
      await other.close()
    })

    test('restaurar --retener-correos: none leaves until correo reintentar', async () => {
      const other = await openLab(engine)
      const { out } = await other.lab('respaldo', 'restaurar', file, '--retener-correos', '--json')
      expect(JSON.parse(out)).toMatchObject({ correosPendientes: 0, correosRetenidos: 1 })
      const state = () => other.db.selectFrom('outbox').select('estado').execute()
      expect(await state()).toEqual([{ estado: 'descartado' }])
      expect((await other.lab('correo', 'reintentar')).code).toBe(0)
      expect(await state()).toEqual([{ estado: 'pendiente' }])
      await other.close()
    })

    test('verificar finds a file that was tampered with, by hand or in the database', async () => {
      const broken = join(kit.dir, 'roto.gz')
      writeFileSync(broken, readFileSync(file).subarray(0, 200))
      const cut = await kit.lab('respaldo', 'verificar', broken)
      expect([cut.code, cut.out]).toEqual([1, ''])
      expect(cut.err).toMatch(/está incompleto o dañado; no lo uses\.\n$/)
      await kit.db.updateTable('orders').set({ CP: '99999' }).execute()
      const wrong = join(kit.dir, 'alterado.gz')
      expect((await kit.lab('respaldo', 'crear', wrong)).code).toBe(0)
      const told = await kit.lab('respaldo', 'verificar', wrong)
      expect([told.code, told.out]).toEqual([1, expect.stringContaining('Su bitácora no coincide.')])
      await kit.db.updateTable('orders').set({ CP: '64000' }).execute()
      const none = await kit.lab('respaldo', 'verificar', join(kit.dir, 'nada.gz'))
      expect([none.code, none.err]).toEqual([1, `No existe el archivo ${join(kit.dir, 'nada.gz')}.\n`])
    })

    test('datos depurar: without --confirmar nothing goes; a date to come is wrong use', async () => {
      const past = ['datos', 'depurar', '--antes', '2026-01-01']
      const future = await kit.lab('datos', 'depurar', '--antes', '2099-01-01', '--confirmar')
      expect([future.code, future.out]).toEqual([2, ''])
      expect(future.err).toContain('--antes debe ser una fecha pasada.')
      expect((await kit.lab('datos', 'depurar')).code).toBe(2)
      const would = await kit.lab(...past)
      expect(would.out).toContain('Se borraría lo anterior al jue 1 ene 2026, 00:00 h')
      expect(would.out).toContain('No se borró nada.')
      const done = await json(...past, '--confirmar')
      expect(done).toMatchObject({ antes: '2026-01-01T00:00:00-06:00', borrado: true, ordenes: 0 })
      expect(existsSync(file)).toBe(true)
    })
  })
}
