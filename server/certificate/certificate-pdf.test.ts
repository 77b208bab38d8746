import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { identity } from '../../content/identity.ts'
import type { Instrument } from '../../contract/order-fields.ts'
import { createTurns } from '../http/turns.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { testBilling, testInstrument } from '../testing/seed-order.ts'
import { certificatePdf, type PreviewSource } from './certificate-pdf.ts'

const mark = 'VISTA PREVIA · SIN VALIDEZ'

function source(instruments: Instrument[], changes: Partial<PreviewSource> = {}): PreviewSource {
  return {
    order: { OrdenServicio: 'OS-2026-0412', ...testBilling },
    instruments,
    issuer: identity,
    createdAt: Temporal.Instant.from('2026-12-01T10:00:00-06:00'),
    turn: createTurns(),
    ...changes,
  }
}

const draw = async (instruments: Instrument[]) =>
  Buffer.concat(await Array.fromAsync(certificatePdf(source(instruments))))
const many = (count: number) => Array.from({ length: count }, (_, index) => testInstrument(index + 1))
/** What is printed on a page beside the slanted marks. */
const printed = (page: string) => page.replaceAll(`${mark}      ${mark}`, '').trim()

/** Lets whatever is ready run. */
async function rounds(count: number) {
  for (let round = 0; round < count; round++) await setImmediate()
}

describe('certificatePdf', () => {
  test.each([
    { count: 0, tablePages: 1 },
    { count: 1, tablePages: 1 },
    { count: 33, tablePages: 2 },
    { count: 60, tablePages: 2 },
    { count: 200, tablePages: 6 },
  ])('$count instruments: a table over $tablePages pages, then a sheet for each', async ({ count, tablePages }) => {
    const pages = pdfPages(await draw(many(count)))
    expect(pages).toHaveLength(tablePages + count)
    pages.forEach((page, index) => {
      expect(page).toContain(mark)
      expect(printed(page).length).toBeGreaterThan(150)
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
      expect(page.includes('Fin del documento')).toBe(index === pages.length - 1)
    })
    for (const page of count > 0 ? pages.slice(0, tablePages) : [])
      expect(page).toContain('N.º Descripción c Identificación c')
    const table = pages.slice(0, tablePages).join(' ')
    for (let nth = 1; nth <= count; nth++) {
      expect(table).toContain(` MP-${nth} `)
      const sheet = pages[tablePages + nth - 1]
      expect(sheet).toContain(`Folio de datos ${48210 + nth} · Orden OS-2026-0412`)
      expect(sheet).toContain(`Identificación c MP-${nth}`)
    }
  })

  test('breaks what is long, splits what is higher than a page, and loses nothing', async () => {
    const PuntosEsp = `${'largo '.repeat(600)}fin`
    const pages = pdfPages(
      await draw([
        testInstrument(1, { PuntosEsp: 'x'.repeat(2000) }),
        testInstrument(2, { PuntosEsp }),
        testInstrument(3, { Marca: 'm'.repeat(200), Serie: 'ñ'.repeat(200) }),
      ]),
    )
    const text = pages.join(' ')
    expect(text.match(/x{10,}/g)?.join('')).toHaveLength(2000)
    expect(text.match(/largo/g)).toHaveLength(600)
    expect(text.match(/m{3,}/g)?.join('')).toHaveLength(400)
    expect(text.match(/ñ{3,}/g)?.join('')).toHaveLength(400)
    for (const page of pages) expect(printed(page).length).toBeGreaterThan(150)
    expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length} · Fin del documento`)
  })

  test.each([
    ['Ω µ ° ≤ ± ½ ″ ² – “ ” Ñ ü €', 'Ω µ ° ≤ ± ½ ″ ² – “ ” Ñ ü €'],
    ['⌀63', '⌀ 63'],
    ['10x20', '10x20'],
    ['a😀b', 'a□b'],
    ['漢字', '□□'],
    ['a\u202Eb', 'a□b'],
    ['A&A <b>', 'A&A <b>'],
  ])('draws %j as %j', async (Modelo, drawn) => {
    const [, sheet = ''] = pdfPages(await draw([testInstrument(1, { Modelo })]))
    expect(sheet).toContain(`Modelo c ${drawn}`)
    expect(sheet.includes('□ Signo que aquí no se puede dibujar.')).toBe(drawn.includes('□'))
    expect(sheet).not.toContain('\uFFFD')
  })

  test('shows what the order knows, placeholders for the rest, and nothing of an issued certificate', async () => {
    const [, sheet = ''] = pdfPages(await draw([testInstrument(1, { PuntosEsp: '0, 5, 10', Serie: '' })]))
    for (const shown of [
      'Certificado de calibración',
      'Empresa c Diagnóstico e Ingeniería',
      'Dirección c Av. Ñandú 12, C.P.\u00a064000, Monterrey, Nuevo León',
      'Serie c en blanco',
      'Intervalo 0 a 10 bar',
      'Lugar por definir',
      'Fecha de calibración por calibrar',
      'Punto (bar) Patrón Instrumento Error U (k = 2) 0 por calibrar',
      'Nombre por autorizar',
      'c Dato proporcionado por el cliente. Los resultados solo se refieren a este instrumento.',
    ]) {
      expect(sheet).toContain(shown)
    }
    for (const absent of [/pr[óo]xima/i, /acredita/i, /certificado n/i, /firma/i, /2026-1|diciembre/]) {
      expect(sheet).not.toMatch(absent)
    }
  })

  test('is tagged, in Spanish, with a title that readers show', async () => {
    const file = (await draw(many(1))).toString('latin1')
    for (const part of [
      '/Marked true',
      '/StructTreeRoot',
      '/Lang (es-MX)',
      '/DisplayDocTitle true',
      '/S /Table',
      '/S /H1',
      '/Scope /Column',
    ]) {
      expect(file).toContain(part)
    }
  })

  test('a reader that goes away stops the work', async () => {
    let turns = 0
    const turn = async () => {
      turns += 1
      await createTurns()()
    }
    const stream = Readable.from(certificatePdf(source(many(200), { turn })))
    await new Promise((seen) => stream.once('data', seen))
    stream.destroy()
    await new Promise((closed) => stream.once('close', closed))
    const whenClosed = turns
    expect(whenClosed).toBeLessThan(300)
    await rounds(20)
    expect(turns).toBeLessThanOrEqual(whenClosed + 1)
  })

  test('a slow reader holds the work', async () => {
    let turns = 0
    const turn = async () => {
      turns += 1
      await createTurns()()
    }
    const pieces = certificatePdf(source(many(20), { turn }))
    await pieces.next()
    const afterFirst = turns
    await rounds(20)
    expect(turns).toBe(afterFirst)
    await pieces.return(undefined)
  })
})
