import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmOrder } from '../../server/orders/calls/confirm-order.ts'
import { cancelOrder } from '../../server/orders/corrections/cancel-order.ts'
import { orderSnapshot } from '../../server/testing/order-snapshot.ts'
import { seedOrder } from '../../server/testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../../server/testing/test-app.ts'
import { engines } from '../../server/testing/test-database.ts'
import { labHere } from '../testing/lab-here.ts'

const lastDay = '2026-12-03T10:00:00-06:00'

for (const engine of engines) {
  describe(`ordenes enviar on ${engine}`, () => {
    let kit: TestApp
    let dir: string
    beforeAll(async () => {
      kit = await startTestApp(engine)
      dir = await mkdtemp(join(tmpdir(), 'certeza-send-'))
    })
    beforeEach(async () => {
      await kit.reset()
      kit.setNow(tuesday)
      await seedOrder(kit.db, { OrdenServicio: 'OS-1' })
      await seedOrder(kit.db, { OrdenServicio: 'OS-2', billing: { Correo: 'ventas; ana@cliente.example' } })
      await seedOrder(kit.db, { OrdenServicio: 'OS-3', billing: { Correo: 'pendiente' } })
      await seedOrder(kit.db, { OrdenServicio: 'OS-VENCIDA', fechaLimite: '2026-11-30T18:00:00-06:00' })
    })
    afterAll(async () => {
      await kit.close()
      await rm(dir, { recursive: true })
    })

    const enviar = (...words: string[]) => labHere(kit.parts, 'ordenes', 'enviar', ...words)
    const file = async (name: string, content: string) => {
      const path = join(dir, name)
      await writeFile(path, content)
      return path
    }
    const sentTo = async () =>
      (await kit.db.selectFrom('outbox').select('para').orderBy('id').execute()).map(({ para }) => para)

    test('one order, for people and for programs', async () => {
      const first = await enviar('OS-2')
      expect(first).toEqual({
        code: 0,
        out: 'La invitación de OS-2 sale para ana@cliente.example.\n',
        err: 'OS-2: a «ventas» no se le escribe. No es una dirección de correo.\n',
      })
      const again = await enviar('OS-2', '--json')
      expect([again.code, JSON.parse(again.out)]).toMatchObject([
        0,
        {
          OrdenServicio: 'OS-2',
          para: 'ana@cliente.example',
          enviada: false,
          resultado: 'ya enviada',
          direccionesRechazadas: [{ direccion: 'ventas', motivo: 'No es una dirección de correo.' }],
        },
      ])
      expect(await sentTo()).toHaveLength(1)
    })

    test('all that are open; a second time nobody is written to', async () => {
      const first = await enviar('--todas')
      expect(first.code).toBe(1)
      expect(first.out).toContain(
        'OS-3   rechazada  La orden no tiene un correo al que escribir. pendiente: No es una dirección de correo.',
      )
      expect(first.out).toContain('OS-2: a «ventas» no se le escribe.')
      expect(first.out).toContain('3 órdenes: 2 salen, 1 rechazada.')
      expect(first.out).not.toContain('OS-VENCIDA')
      const again = await enviar('--todas', '--json')
      expect(JSON.parse(again.out).map(({ resultado }: { resultado: string }) => resultado)).toEqual([
        'ya enviada',
        'ya enviada',
        'rechazada',
      ])
      expect(await sentTo()).toEqual(['compras@cliente.example', 'ana@cliente.example'])
      kit.setNow('2026-12-01T11:00:00-06:00')
      await enviar('--todas', '--otra-vez')
      expect(await sentTo()).toHaveLength(4)
    })

    test('none to send to is told', async () => {
      await kit.reset()
      const none = await enviar('--todas')
      expect([none.code, none.out]).toEqual([0, 'No hay órdenes a las que enviar; no salió nada.\n'])
    })

    test('those in a file: the one that was imported, or a list', async () => {
      const csv = await file('hoy.csv', 'OrdenServicio,idDatoCert\nOS-1,1\nOS-1,2\n')
      expect(await enviar('--archivo', csv)).toMatchObject({
        code: 0,
        out: expect.stringContaining('1 orden: 1 sale.'),
      })
      const list = await file('lista.txt', 'OS-2\nOS-9\n')
      const run = await enviar('--archivo', list)
      expect(run.code).toBe(1)
      expect(run.out).toContain('No hay ninguna orden con ese número. ORDEN: OS-9')
      expect(await sentTo()).toHaveLength(2)
    })

    test('an order that was confirmed or cancelled: alone with how it is opened again, among many in few words', async () => {
      const { idOrden } = await seedOrder(kit.db, { OrdenServicio: 'OS-LISTA' })
      await confirmOrder(kit.parts, idOrden)
      await cancelOrder(kit.parts, 'OS-1', { motivo: 'Prueba' })
      const openAgain = 'ábrela otra vez con ordenes reabrir.'
      expect((await enviar('OS-LISTA')).err).toBe(
        `La orden ya está confirmada. Si hay que cambiar algo, ${openAgain}\n`,
      )
      expect((await enviar('OS-1')).err).toBe(`La orden está cancelada. Si fue un error, ${openAgain}\n`)
      const many = await enviar('--archivo', await file('cerradas.txt', 'OS-LISTA\nOS-1\n'))
      expect(many.out).toContain('OS-LISTA  rechazada  La orden ya está confirmada.\n')
      expect(many.out).toContain('OS-1      rechazada  La orden está cancelada.\n')
    })

    test('with less than one business day left: refused, renewed, or sent anyway', async () => {
      kit.setNow(lastDay)
      const refused = await enviar('OS-1')
      expect([refused.code, refused.out]).toEqual([1, ''])
      expect(refused.err).toContain('Falta menos de un día hábil para la fecha límite. Con --renovar')
      expect((await enviar('OS-1', '--aun-asi')).code).toBe(0)
      const renewed = await enviar('OS-2', '--renovar')
      expect(renewed.out).toContain('Vence ahora el lun 7 dic 2026, 18:00 h (hora del centro).')
      expect((await enviar('OS-VENCIDA')).err).toContain('La fecha límite ya pasó. Con --renovar')
      const expired = await enviar('OS-VENCIDA', '--renovar', '--json')
      expect(JSON.parse(expired.out)).toMatchObject({ renovada: true, fechaLimite: '2026-12-07T18:00:00-06:00' })
    })

    test('a preview shows one mail whole and writes nothing', async () => {
      const before = await orderSnapshot(kit.db)
      const run = await enviar('OS-2', '--ver')
      expect(run.code).toBe(0)
      expect(run.out).toContain('Para:        ana@cliente.example')
      expect(run.out).toContain('Asunto:      Orden OS-2: confirma tus datos antes del jueves 3 de diciembre')
      expect(run.out).toContain('Adjuntos:    fecha-limite-OS-2.ics')
      expect(run.out).toContain('¿Cómo sé que este correo es auténtico?')
      expect(run.err).toContain('Vista previa: no se envió nada.')
      const machine = JSON.parse((await enviar('--todas', '--ver', '--json')).out)
      expect(machine).toMatchObject({ OrdenServicio: 'OS-1', adjuntos: ['fecha-limite-OS-1.ics'] })
      expect(machine.html).toContain('<!doctype html>')
      expect(await orderSnapshot(kit.db)).toEqual(before)
    })

    test.each([
      { words: [], says: 'Di qué órdenes' },
      { words: ['OS-1', '--todas'], says: 'una sola de las tres' },
      { words: ['OS-1', '--renovar', '--aun-asi'], says: 'no van juntas' },
      { words: ['--todos'], says: '¿Quisiste decir «--todas»?' },
    ])('$words is wrong use', async ({ words, says }) => {
      const run = await enviar(...words)
      expect([run.code, run.out]).toEqual([2, ''])
      expect(run.err).toContain(says)
      expect(await sentTo()).toEqual([])
    })

    test('a file that is not there or names nothing is refused in words', async () => {
      expect(await enviar('--archivo', join(dir, 'nada.csv'))).toMatchObject({
        code: 1,
        err: expect.stringContaining('No existe el archivo'),
      })
      expect((await enviar('--archivo', await file('vacia.txt', '\n'))).err).toContain('no nombra ninguna orden')
    })
  })
}
