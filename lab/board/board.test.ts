import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerSurvey } from '../../server/orders/calls/answer-survey.ts'
import { confirmOrder } from '../../server/orders/calls/confirm-order.ts'
import { saveBilling } from '../../server/orders/calls/save-billing.ts'
import { saveInstrument } from '../../server/orders/calls/save-instrument.ts'
import { cancelOrder } from '../../server/orders/corrections/cancel-order.ts'
import { reopenOrder } from '../../server/orders/corrections/reopen-order.ts'
import { seedOrder } from '../../server/testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { engines } from '../../server/testing/test-database.ts'
import { labHere } from '../testing/lab-here.ts'
import { hoursPlot } from './hours-plot.ts'

const at = (day: number, hour: number) =>
  `2026-12-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00-06:00`
const note = { motivo: 'Prueba' }

for (const engine of engines) {
  describe(`tablero on ${engine}`, () => {
    let kit: TestApp
    let dir: string
    beforeAll(async () => {
      kit = await startTestApp(engine)
      dir = await mkdtemp(join(tmpdir(), 'certeza-board-'))
    })
    afterAll(async () => {
      await rm(dir, { recursive: true, force: true })
      await kit.close()
    })

    test('an empty week is told part by part', async () => {
      await kit.reset()
      kit.setNow(at(9, 12))
      const { code, out } = await labHere(kit.parts, 'tablero')
      expect(code).toBe(0)
      for (const sentence of [
        'En estos días no hubo órdenes',
        'no se confirmó ninguna orden',
        'no corrigieron ningún dato',
        'nadie contestó la encuesta',
        'Ninguna orden espera',
      ])
        expect(out).toContain(sentence)
    })

    test('a name that says another format is refused, and nothing is written', async () => {
      const name = join(dir, 'tablero.pdf')
      const { code, err } = await labHere(kit.parts, 'tablero', '--salida', name)
      expect(code).toBe(2)
      expect(err).toContain('--salida: no se escribe .pdf; termina el nombre en .html.')
      expect(existsSync(name)).toBe(false)
    })

    test('the figures are those of the days asked for', async () => {
      await kit.reset()
      // Confirmed 4 hours after it was opened, opened again, and confirmed again: its first confirmation counts.
      const twice = await seedOrder(kit.db, { OrdenServicio: 'OS-TWICE', abiertaEn: at(1, 10), fechaLimite: at(3, 18) })
      kit.setNow(at(1, 14))
      await saveBilling(kit.parts, twice.idOrden, { CP: '1', Pedido: '2' })
      await answerSurvey(kit.parts, twice.idOrden, { califica: 2, comentarios: '<script>alert(1)</script> & «Ñ»' })
      await confirmOrder(kit.parts, twice.idOrden)
      await reopenOrder(kit.parts, 'OS-TWICE', { note })
      kit.setNow(at(2, 10))
      await confirmOrder(kit.parts, twice.idOrden)
      const once = await seedOrder(kit.db, { OrdenServicio: 'OS-ONCE', abiertaEn: at(2, 10), fechaLimite: at(4, 18) })
      kit.setNow(at(2, 16))
      for (const idDatoCert of ['48211', '48212'])
        await saveInstrument(kit.parts, { idOrden: once.idOrden, idDatoCert }, { Serie: 'X' })
      await answerSurvey(kit.parts, once.idOrden, { califica: 5, comentarios: '' })
      await confirmOrder(kit.parts, once.idOrden)
      await seedOrder(kit.db, {
        OrdenServicio: 'OS-LAPSED',
        abiertaEn: at(1, 10),
        fechaLimite: at(3, 18),
        billing: { Empresa: '<b>"X"</b>' },
      })
      await seedOrder(kit.db, { OrdenServicio: 'OS-OPEN', abiertaEn: at(8, 10), fechaLimite: at(10, 18) })
      await seedOrder(kit.db, { OrdenServicio: 'OS-GONE', abiertaEn: at(1, 10), fechaLimite: at(3, 18) })
      await cancelOrder(kit.parts, 'OS-GONE', note)
      // Long before: in no figure.
      await seedOrder(kit.db, {
        OrdenServicio: 'OS-OLD',
        abiertaEn: '2026-10-01T10:00:00-06:00',
        fechaLimite: '2026-10-03T18:00:00-06:00',
      })
      kit.setNow(at(8, 12))
      const figures = JSON.parse((await labHere(kit.parts, 'tablero', '--desde', '2026-12-01', '--json')).out)
      expect(figures).toMatchObject({
        desde: at(1, 0),
        orders: 5,
        states: { abierta: 1, confirmada: 2, vencida: 1, cancelada: 1 },
        reopened: 1,
        hours: [4, 6],
        medianHours: 5,
        changes: [
          { campo: 'Serie', count: 2 },
          { campo: 'CP', count: 1 },
          { campo: 'Pedido', count: 1 },
        ],
        stars: [0, 1, 0, 0, 1],
        meanStars: 3.5,
      })
      const later = JSON.parse((await labHere(kit.parts, 'tablero', '--desde', '2026-12-05', '--json')).out)
      expect(later).toMatchObject({ orders: 1, hours: [], changes: [] })

      const salida = join(dir, 'tablero.html')
      const { out } = await labHere(kit.parts, 'tablero', '--desde', '2026-12-01', '--salida', salida)
      expect(out).toBe(`Tablero de 5 órdenes en ${salida}\n`)
      const html = readFileSync(salida, 'utf8')
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; «Ñ»')
      expect(html).toContain('&lt;b&gt;&quot;X&quot;&lt;/b&gt;')
      expect(html).not.toMatch(/<script|<b>"X"|https?:|src=|href=|@import|url\("(?!data:)/)
      for (const idOrden of [twice.idOrden, once.idOrden]) expect(html).not.toContain(idOrden)
    })

    test.each([
      [['--desde', '2099-01-01'], 2, '--desde debe ser un momento que ya pasó.'],
      [['--desde', 'ayer'], 2, 'No es una fecha'],
      [['--salida', '/no/hay/tablero.html'], 1, 'No existe la carpeta'],
    ])('tablero %j ends with %i and says why', async (words, code, sentence) => {
      const run = await labHere(kit.parts, 'tablero', ...words)
      expect(run.code).toBe(code)
      expect(run.err).toContain(sentence)
    })
  })
}

describe('hoursPlot', () => {
  test.each([
    [[0.1], 0.1, 1, '48 h'],
    [[1, 1.5, 30, 47.9], 15.75, 4, '48 h'],
    [[1, 71], 36, 2, '72 h'],
    [[1, 900], 450, 2, '120 h o más'],
    [Array.from({ length: 500 }, () => 3), 3, 500, '48 h'],
  ])('%j', (hours, median, marks, end) => {
    const svg = hoursPlot(hours, median)
    expect(svg.match(/h-[\d.]+z/g)).toHaveLength(marks)
    expect(svg).toContain(`>${end}</text>`)
    const numbers = [...svg.matchAll(/[MHVhv ](-?[\d.]+)/g)].map(([, number]) => Number(number))
    expect(numbers.every((number) => Number.isFinite(number) && number <= 1000)).toBe(true)
  })
})
