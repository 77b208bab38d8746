import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listStandards } from '../../server/standards/standard-store.ts'
import { engines } from '../../server/testing/test-database.ts'
import { type OpenLab, openLab } from '../testing/open-lab.ts'

const standard = (Identificacion: string) => ({
  Descripcion: 'Manómetro Ñandú',
  Marca: 'Fluke',
  Identificacion,
  Calibrado: '2026-01-15',
  Proxima: '2027-01-15',
  Informe: `<a href="/informes/${Identificacion}.pdf">${Identificacion}</a>`,
})
const many = (count: number) => JSON.stringify(Array.from({ length: count }, (_, n) => standard(`PM-${n + 1}`)))
const csv = [
  'descripción;Marca;IDENTIFICACION;Calibrado;Próxima;Informe;Notas',
  'Manómetro Ñandú;Fluke;100E10;2026-01-15;2027-01-15;<a href="/informes/1.pdf">1</a>;x',
  'Balanza 4 1/2";Ohaus;007;2026-01-15;2027-01-15;;',
].join('\r\n')

for (const engine of engines) {
  describe(`patrones importar on ${engine}`, { timeout: 120_000 }, () => {
    let kit: OpenLab
    beforeAll(async () => {
      kit = await openLab(engine)
    })
    beforeEach(() => kit.reset())
    afterAll(() => kit.close())

    const importFile = (name: string, content: string | Buffer, ...flags: string[]) => {
      const file = join(kit.dir, name)
      writeFileSync(file, content)
      return kit.lab('patrones', 'importar', file, ...flags)
    }
    const published = async () => (await listStandards(kit.db, 1, 50)).rows

    test('a JSON list, with its result for programs', async () => {
      const { code, out } = await importFile('a.json', many(3), '--json')
      expect([code, JSON.parse(out)]).toEqual([
        0,
        { total: 3, nuevos: 3, cambiados: 0, iguales: 0, retirados: 0, repetidos: [], rechazados: [] },
      ])
    })

    test('a CSV of Excel in windows-1252, with semicolons and headers in another hand', async () => {
      const { code, out, err } = await importFile('a.csv', Buffer.from(csv, 'latin1'))
      expect([code, out, err]).toEqual([
        0,
        '2 patrones publicados: 2 nuevos · 0 cambiados · 0 iguales · 0 retirados\n',
        'Columna desconocida, ignorada: Notas.\n',
      ])
      expect(await published()).toMatchObject([
        { Descripcion: 'Manómetro Ñandú', Identificacion: '100E10' },
        { Descripcion: 'Balanza 4 1/2"', Identificacion: '007' },
      ])
    })

    test('half an export is refused, and published when told to', async () => {
      await importFile('a.json', many(20))
      const refused = await importFile('b.json', many(9))
      expect([refused.code, refused.out]).toEqual([1, ''])
      expect(refused.err).toContain('retiraría más de la mitad')
      expect(refused.err).toContain('Retiraría 11 de 20.')
      expect(await published()).toHaveLength(20)
      expect((await importFile('b.json', many(9), '--forzar')).code).toBe(0)
      expect(await published()).toHaveLength(9)
    })

    test('a row that cannot be accepted refuses the file, by row and column', async () => {
      const rows = JSON.stringify([standard('PM-1'), { ...standard('PM-2'), Marca: 7 }])
      const { code, out } = await importFile('a.json', rows)
      expect(code).toBe(1)
      expect(out).toMatch(/No se publicó nada[\s\S]*2 {2}Marca +Debe ser texto\./)
      expect(await published()).toEqual([])
    })

    test.each([
      { name: 'a missing column', file: 'a.csv', content: 'Descripcion,Marca\na,b', said: 'Faltan las columnas' },
      { name: 'broken JSON', file: 'a.json', content: '[{', said: 'El archivo no es JSON válido: termina a la mitad.' },
      { name: 'another ending', file: 'a.txt', content: 'x', said: 'debe terminar en .json, .csv o .xlsx' },
    ])('refuses $name', async ({ file, content, said }) => {
      const { code, err } = await importFile(file, content)
      expect([code, err.includes(said)]).toEqual([1, true])
    })

    test('wrong use is exit code 2', async () => {
      expect((await kit.lab('patrones', 'importar')).code).toBe(2)
    })
  })
}
