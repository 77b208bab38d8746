import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueueMail } from '../../server/mail/enqueue-mail.ts'
import { answerSurvey } from '../../server/orders/calls/answer-survey.ts'
import { confirmOrder } from '../../server/orders/calls/confirm-order.ts'
import { saveBilling } from '../../server/orders/calls/save-billing.ts'
import { saveInstrument } from '../../server/orders/calls/save-instrument.ts'
import { cancelOrder } from '../../server/orders/corrections/cancel-order.ts'
import { reopenOrder } from '../../server/orders/corrections/reopen-order.ts'
import { seedOrder } from '../../server/testing/seed-order.ts'
import { startTestApp, type TestApp, tuesday } from '../../server/testing/test-app.ts'
import { engines } from '../../server/testing/test-database.ts'
import { labHere } from '../testing/lab-here.ts'

const two = (number: number) => String(number).padStart(2, '0')
const day = (number: number, hour = 18) => `2026-12-${two(number)}T${two(hour)}:00:00-06:00`
const wednesday = day(2, 12)
const note = { como: 'Lucía', motivo: 'Prueba' }

for (const engine of engines) {
  describe(`watching orders on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      kit.setNow(tuesday)
      await seed()
      kit.setNow(wednesday)
    })
    afterAll(() => kit.close())

    const order = (OrdenServicio: string, fechaLimite: string, Empresa = 'Aceros de México') =>
      seedOrder(kit.db, { OrdenServicio, fechaLimite, billing: { Empresa } })
    const mail = (OrdenServicio: string, state: object) =>
      kit.db.transaction().execute(async (tx) => {
        const clave = `invitacion:${OrdenServicio}`
        const invitation = { clave, para: 'a@b.example', asunto: 'x', texto: 'x', motivo: 'invitacion', OrdenServicio }
        await enqueueMail(tx, invitation, kit.parts.now())
        await tx.updateTable('outbox').set(state).where('clave', '=', clave).execute()
      })

    /** An order of each kind. */
    async function seed() {
      await order('A-LATER', day(9))
      const changed = await order('A-SOON', day(2, 13), 'Ñandú & Compañía')
      await saveBilling(kit.parts, changed.idOrden, { CP: '06600', Pedido: 'P-9' })
      await saveInstrument(kit.parts, { idOrden: changed.idOrden, idDatoCert: '48211' }, { Serie: 'X', Marca: 'Y' })
      await order('V-OLD', day(1, 11))
      await order('V-NEW', day(2, 9))
      const confirmed = await order('C-ONE', day(3))
      await confirmOrder(kit.parts, confirmed.idOrden)
      const again = await order('A-AGAIN', day(3))
      await confirmOrder(kit.parts, again.idOrden)
      await reopenOrder(kit.parts, 'A-AGAIN', { note })
      await order('X-GONE', day(3))
      await cancelOrder(kit.parts, 'X-GONE', note)
      await mail('A-LATER', { estado: 'enviado' })
      await mail('V-OLD', { estado: 'descartado', ultimoError: '550 5.1.1 no such user' })
      await mail('V-NEW', { estado: 'pendiente', ultimoError: 'connect ECONNREFUSED' })
    }

    const listed = async (...flags: string[]) => {
      const { code, out } = await labHere(kit.parts, 'ordenes', 'listar', '--json', ...flags)
      expect(code).toBe(0)
      return JSON.parse(out) as Record<string, unknown>[]
    }

    const filters: [flags: string[], numbers: string[]][] = [
      [[], ['A-SOON', 'A-AGAIN', 'A-LATER', 'V-NEW', 'V-OLD', 'C-ONE', 'X-GONE']],
      [
        ['--estado', 'abierta'],
        ['A-SOON', 'A-AGAIN', 'A-LATER'],
      ],
      [
        ['--estado', 'vencida'],
        ['V-NEW', 'V-OLD'],
      ],
      [['--estado', 'confirmada'], ['C-ONE']],
      [['--estado', 'cancelada'], ['X-GONE']],
      [['--texto', 'NANDU & compania'], ['A-SOON']],
      [
        ['--texto', 'a-'],
        ['A-SOON', 'A-AGAIN', 'A-LATER'],
      ],
      [['--texto', 'nada'], []],
      [['--vence-antes', '2026-12-03'], ['A-SOON']],
      [
        ['--vence-antes', '2026-12-03T18:00:01'],
        ['A-SOON', 'A-AGAIN'],
      ],
      [['--vence-antes', '2026-12-03T18:00'], ['A-SOON']],
      [['--vence-antes', '2026-12-02', '--estado', 'vencida'], ['V-OLD']],
      [['--cambiadas'], ['A-SOON']],
      [
        ['--correo', 'sin-enviar'],
        ['A-SOON', 'A-AGAIN', 'C-ONE', 'X-GONE'],
      ],
      [['--correo', 'enviada'], ['A-LATER']],
      [['--correo', 'en-cola'], ['V-NEW']],
      [['--correo', 'rechazada'], ['V-OLD']],
      [
        ['--correo', 'problema'],
        ['V-NEW', 'V-OLD'],
      ],
      [['--correo', 'problema', '--texto', 'old'], ['V-OLD']],
    ]
    test.each(filters)('listar %j', async (flags, numbers) => {
      expect((await listed(...flags)).map(({ OrdenServicio }) => OrdenServicio)).toEqual(numbers)
    })

    test('listar --json: what a program needs of each', async () => {
      const byNumber = Object.fromEntries((await listed()).map((each) => [each.OrdenServicio, each]))
      expect(byNumber['A-SOON']).toMatchObject({ cambios: 4, minutosRestantes: 60, instrumentos: 2, version: 1 })
      expect(byNumber['V-OLD']).toMatchObject({
        minutosRestantes: -25 * 60,
        correo: { estado: 'rechazada', motivo: '550 5.1.1 no such user', para: 'a@b.example', enviadaEn: null },
      })
      expect(byNumber['C-ONE']).toMatchObject({ minutosRestantes: null, confirmadaEn: tuesday, canceladaEn: null })
      expect(byNumber['X-GONE']).toMatchObject({ estado: 'cancelada', canceladaEn: tuesday })
      expect(byNumber['A-AGAIN']).toMatchObject({ estado: 'abierta', version: 2, confirmadaEn: null })
    })

    test('listar for a person: no line is wider than 100, whatever the orders are called', async () => {
      await order(`${'N'.repeat(190)}`, day(8), 'Universidad '.repeat(15))
      await order('OS-2099', '2099-12-31T18:00:00-06:00')
      const { out } = await labHere(kit.parts, 'ordenes', 'listar')
      const lines = out.split('\n')
      expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(100)
      expect(out).toMatch(/A-SOON +Ñandú.* abierta +mié 2 dic 13:00 +1 h 0 min +4 +sin enviar/)
      expect(out).toMatch(/A-AGAIN .*abierta v2 /)
      expect(out).toMatch(/V-OLD .* vencida +mar 1 dic 11:00 +hace 1 d +0 +rechazada/)
      expect(out).toMatch(/OS-2099 .*jue 31 dic 2099 18:00/)
      expect(out).toContain('V-OLD: correo rechazada, a@b.example: 550 5.1.1 no such user')
      expect(out.trimEnd().split('\n').at(-1)).toBe('9 órdenes: 5 abiertas · 2 vencidas · 1 confirmada · 1 cancelada')
    })

    test('ver: everything of one, for a person and for a program', async () => {
      const { idOrden } = await order('OS-VER', day(9))
      await saveBilling(kit.parts, idOrden, { CP: '1' })
      await answerSurvey(kit.parts, idOrden, { califica: 4, comentarios: 'Bien\nMuy bien' })
      await confirmOrder(kit.parts, idOrden)
      await reopenOrder(kit.parts, 'OS-VER', { note })
      await saveInstrument(kit.parts, { idOrden, idDatoCert: '48211' }, { Serie: 'Ñ-2' })
      const asked = { method: 'POST', url: '/api/pregunta-orden', payload: { idOrden, mensaje: '¿Y el RFC?' } } as const
      expect((await kit.app.inject(asked)).statusCode).toBe(200)
      await mail('OS-VER', { estado: 'descartado', ultimoError: '550 no' })
      await labHere(kit.parts, 'ordenes', 'reemplazar-enlace', 'OS-VER', '--motivo', 'Se perdió')
      const { code, out } = await labHere(kit.parts, 'ordenes', 'ver', 'OS-VER')
      expect(code).toBe(0)
      for (const said of [
        'OS-VER · Aceros de México',
        'Está abierta · versión 2',
        'por Lucía: «Prueba»',
        'por ana: «Se perdió»',
        'El cliente cambió 2 datos',
        'CP: 64000 → 1',
        '48211.Serie: 100E1 → Ñ-2',
        'El código postal tiene cinco dígitos.',
        '550 no',
        '¿Y el RFC?',
        '4 de 5 estrellas',
        'Muy bien',
        '1: confirmada el mié 2 dic 2026, 12:00 h',
        '2: abierta',
        'bitacora ver OS-VER',
      ])
        expect(out).toContain(said)
      expect(out).not.toContain(idOrden)
      const json = JSON.parse((await labHere(kit.parts, 'ordenes', 'ver', 'OS-VER', '--json')).out)
      expect(json).toMatchObject({
        estado: 'abierta',
        version: 2,
        CP: '1',
        recibido: { CP: '64000' },
        cambios: [
          { campo: 'CP', recibido: '64000', actual: '1' },
          { campo: '48211.Serie', recibido: '100E1', actual: 'Ñ-2' },
        ],
        correo: { estado: 'rechazada', motivo: '550 no' },
        dudas: [{ mensaje: '¿Y el RFC?' }],
        encuesta: { califica: 4 },
        versiones: [{ version: 1, CP: '1', confirmadaEn: wednesday, encuesta: { califica: 4 } }],
        enlacesReemplazados: [wednesday],
      })
      expect(json.versiones[0].instrumentos[0].Serie).toBe('100E1')
      expect(json.avisos.map(({ campo }: { campo: string }) => campo)).toContain('CP')
    })

    test('bitacora ver tells who and why, once for what was done together', async () => {
      await labHere(
        kit.parts,
        'ordenes',
        'reabrir',
        'C-ONE',
        '--motivo',
        'La serie  estaba\nmal',
        '--hasta',
        '2026-12-09',
      )
      await labHere(kit.parts, 'ordenes', 'cancelar', 'C-ONE', '--motivo', 'Ya no', '--como', 'Iván Ruiz')
      const { out } = await labHere(kit.parts, 'bitacora', 'ver', 'C-ONE')
      expect(out).toMatch(/laboratorio \(ana\) +reapertura +version +1 → 2 · «La serie estaba mal»/)
      expect(out).toMatch(/reapertura +confirmadaEn +mar 1 dic 2026, 10:00 h → \(vacío\)\n/)
      expect(out).toMatch(/reapertura +fechaLimite +jue 3 dic 2026, 18:00 h → mié 9 dic 2026, 18:00 h\n/)
      expect(out).toMatch(/laboratorio \(Iván Ruiz\) +cancelación +«Ya no»/)
      expect((await labHere(kit.parts, 'bitacora', 'verificar')).code).toBe(0)
    })
  })
}

describe('corrections that are wrongly asked for', () => {
  let kit: TestApp
  beforeAll(async () => {
    kit = await startTestApp('sqlite')
    await seedOrder(kit.db)
  })
  afterAll(() => kit.close())

  const wrong: [words: string[], code: number, sentence: string][] = [
    [['reabrir', 'OS-2026-0412'], 2, 'Falta el valor de --motivo.'],
    [['reabrir', 'OS-2026-0412', '--motivo', ' '], 2, 'motivo: Escribe el motivo.'],
    [['cancelar', 'OS-2026-0412', '--motivo', 'x'.repeat(501)], 2, 'motivo: Escribe a lo más 500 caracteres.'],
    [['cancelar', 'OS-9', '--motivo', 'x'], 1, 'No hay ninguna orden con ese número.'],
    [['reabrir', 'OS-2026-0412', '--motivo', 'x'], 1, 'La orden ya está abierta.'],
    [['ver', 'OS-9'], 1, 'No hay ninguna orden con ese número.'],
  ]
  test.each(wrong)('ordenes %j ends with %i and says why', async (words, code, sentence) => {
    const run = await labHere(kit.parts, 'ordenes', ...words)
    expect([run.code, run.out]).toEqual([code, ''])
    expect(run.err).toContain(sentence)
  })
})
