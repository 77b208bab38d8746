import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepMessage, keepQuestion } from '../../server/contact/keep-message.ts'
import { seedOrder } from '../../server/testing/seed-order.ts'
import { engines } from '../../server/testing/test-database.ts'
import { type OpenLab, openLab } from '../testing/open-lab.ts'

const at = (instant: string) => () => Temporal.Instant.from(instant)
const contact = {
  tipo: 'contacto',
  nombre: '=HYPERLINK("x")',
  email: 'ana@empresa.example',
  OrdenServicio: undefined,
} as const

for (const engine of engines) {
  describe(`mensajes on ${engine}`, { timeout: 120_000 }, () => {
    let kit: OpenLab
    beforeAll(async () => {
      kit = await openLab(engine)
      const { db } = kit
      const early = { db, now: at('2026-12-01T10:00:00-06:00') }
      await keepMessage(early, { ...contact, mensaje: 'Hola\nmundo', sospecha: undefined })
      await keepMessage(
        { db, now: at('2026-12-02T10:00:00-06:00') },
        { ...contact, mensaje: 'Oferta', sospecha: 'Llenó el campo oculto.' },
      )
      await keepQuestion(
        { db, now: at('2026-12-03T00:00:00-06:00') },
        { OrdenServicio: 'OS-1', Empresa: 'Aceros', Correo: '', mensaje: '¿Y el RFC?' },
      )
    })
    afterAll(() => kit.close())

    test.each([
      { flags: [], messages: ['Hola\nmundo', 'Oferta', '¿Y el RFC?'] },
      { flags: ['--tipo', 'pregunta'], messages: ['¿Y el RFC?'] },
      { flags: ['--sospechosos'], messages: ['Oferta'] },
    ])('listar $flags', async ({ flags, messages }) => {
      const { code, out } = await kit.lab('mensajes', 'listar', ...flags, '--json')
      expect(code).toBe(0)
      expect(JSON.parse(out).map((each: { mensaje: string }) => each.mensaje)).toEqual(messages)
    })

    test('listar --orden: the questions about one order, whole; an unknown order is refused', async () => {
      await seedOrder(kit.db, { OrdenServicio: 'OS-1' })
      await seedOrder(kit.db, { OrdenServicio: 'OS-2' })
      const { out } = await kit.lab('mensajes', 'listar', '--orden', 'OS-1')
      expect(out).toBe('jue 3 dic 2026, 00:00 h · Aceros · —\n  ¿Y el RFC?\n')
      const machine = await kit.lab('mensajes', 'listar', '--orden', 'OS-1', '--json')
      expect(JSON.parse(machine.out)).toMatchObject([{ OrdenServicio: 'OS-1', mensaje: '¿Y el RFC?' }])
      expect((await kit.lab('mensajes', 'listar', '--orden', 'OS-2')).out).toBe('No hay mensajes.\n')
      expect((await kit.lab('mensajes', 'listar', '--orden', 'OS-9')).code).toBe(1)
    })

    test('listar for a person: one line a message', async () => {
      const { out } = await kit.lab('mensajes', 'listar')
      expect(out).toMatch(/jue 3 dic 2026, 00:00 h +Aceros +— +OS-1 +¿Y el RFC\?/)
      expect(out).toMatch(/Hola mundo\n/)
      expect(out).toMatch(/\n3 mensajes\n$/)
    })

    test('exportar: CSV for a spreadsheet, from a day on', async () => {
      const salida = join(kit.dir, 'm.csv')
      const { code, out } = await kit.lab('mensajes', 'exportar', '--desde', '2026-12-02', '--salida', salida)
      expect([code, out]).toEqual([0, `2 mensajes en ${salida}\n`])
      const text = readFileSync(salida, 'utf8')
      expect(text.startsWith('\ufeffrecibidoEn,tipo,nombre,email,OrdenServicio,mensaje,sospecha\r\n')).toBe(true)
      expect(text).toContain(`'=HYPERLINK`)
      expect(text).not.toContain('Hola')
    })

    test('exportar: JSON to the standard output is what --json says', async () => {
      const plain = await kit.lab('mensajes', 'exportar')
      const json = await kit.lab('mensajes', 'exportar', '--json')
      expect(JSON.parse(plain.out)).toEqual(JSON.parse(json.out))
      expect(JSON.parse(plain.out)).toHaveLength(3)
    })
  })
}
