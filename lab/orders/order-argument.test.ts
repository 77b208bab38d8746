import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderSnapshot } from '../../server/testing/order-snapshot.ts'
import { seedOrder } from '../../server/testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { engines } from '../../server/testing/test-database.ts'
import { labHere } from '../testing/lab-here.ts'

for (const engine of engines) {
  describe(`the number of an order, nearly right, on ${engine}`, () => {
    let kit: TestApp
    let dir: string
    beforeAll(async () => {
      dir = await mkdtemp(join(tmpdir(), 'certeza-number-'))
      kit = await startTestApp(engine)
      await seedOrder(kit.db, { OrdenServicio: 'OS-2026-0412' })
      await seedOrder(kit.db, { OrdenServicio: 'os-2026-0413' })
      await seedOrder(kit.db, { OrdenServicio: 'OS-2026-0413' })
      for (const OrdenServicio of ['B 7', 'b 7', 'B-7', 'b-7']) await seedOrder(kit.db, { OrdenServicio })
    })
    afterAll(async () => {
      await kit.close()
      await rm(dir, { recursive: true, force: true })
    })
    const lab = (...words: string[]) => labHere(kit.parts, ...words)

    const commands: [before: string[], after: string[]][] = [
      [['ordenes', 'ver'], []],
      [['ordenes', 'enlace'], []],
      [['ordenes', 'exportar'], []],
      [['ordenes', 'enviar'], []],
      [['ordenes', 'enviar'], ['--ver']],
      [
        ['ordenes', 'prorrogar'],
        ['--hasta', '2026-12-09'],
      ],
      [
        ['ordenes', 'cancelar'],
        ['--motivo', 'x'],
      ],
      [
        ['ordenes', 'reabrir'],
        ['--motivo', 'x'],
      ],
      [['ordenes', 'reemplazar-enlace'], []],
      [['bitacora', 'ver'], []],
      [['encuestas', 'exportar'], []],
      [['mensajes', 'listar', '--orden'], []],
      [['mensajes', 'exportar', '--orden'], []],
    ]
    test.each(commands)('%j names the order that was meant and does nothing', async (before, after) => {
      const stood = await orderSnapshot(kit.db)
      for (const typed of ['os-2026-0412', 'OS 2026 0412', 'OS20260412', ' Os–2026–0412 ']) {
        const run = await lab(...before, typed, ...after)
        expect([run.code, run.out]).toEqual([1, ''])
        expect(run.err).toContain(`ORDEN: ${typed.trim()}. ¿Quisiste decir «OS-2026-0412»?`)
      }
      expect(await orderSnapshot(kit.db)).toEqual(stood)
    })

    test('with blanks at its ends it is the same; two that differ only in case are two', async () => {
      expect((await lab('ordenes', 'exportar', ' OS-2026-0412\t')).code).toBe(0)
      for (const typed of ['OS-2026-0413', 'os-2026-0413']) {
        expect(JSON.parse((await lab('ordenes', 'ver', typed, '--json')).out)).toMatchObject({ OrdenServicio: typed })
      }
      const machine = await lab('ordenes', 'ver', 'Os-2026-0413', '--json')
      const { campos } = JSON.parse(machine.out)
      expect(campos.ORDEN).toMatch(/^Os-2026-0413\. ¿Quisiste decir «(OS|os)-2026-0413» o «(os|OS)-2026-0413»\?$/)
      expect((await lab('ordenes', 'ver', 'OS-2026-04')).err).toContain('ORDEN: OS-2026-04\n')
    })

    test('whichever of the two has the other dashes', async () => {
      await seedOrder(kit.db, { OrdenServicio: 'OT–7\u00a0B' })
      for (const typed of ['OT-7 b', 'ot7b', 'OT—7B'])
        expect((await lab('ordenes', 'ver', typed)).err).toContain('¿Quisiste decir «OT–7\u00a0B»?')
    })

    test('of many that are alike three are named', async () => {
      const { err } = await lab('ordenes', 'ver', 'B7')
      expect(err).toMatch(/¿Quisiste decir «[Bb][ -]7» o «[Bb][ -]7» o «[Bb][ -]7»\?$/m)
    })

    test('in a file of numbers too', async () => {
      const list = join(dir, 'lista.txt')
      await writeFile(list, 'os-2026-0412\n')
      const run = await lab('ordenes', 'enviar', '--archivo', list)
      expect([run.code, run.out]).toEqual([1, expect.stringContaining('¿Quisiste decir «OS-2026-0412»?')])
    })
  })
}
