import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { StandardRow } from '../contract/calls/standards.ts'

const things = [
  'Bloque patrón',
  'Manómetro digital',
  'Termómetro de resistencia',
  'Juego de pesas',
  'Celda de carga',
  'Multímetro',
  'Torquímetro',
  'Higrómetro',
  'Balanza',
  'Calibrador',
]
const makers = ['Norvex', 'Altara', 'Kiltor', 'Voltera', 'Masinor', 'Termia', 'Balmar', 'Orbis']
const day = (start: number, offset: number) =>
  new Date(Date.UTC(start, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10)

/** The reference standard at `place` (from 1) of a made-up table; the same one whenever it is asked for. */
export function standardRowAt(place: number): StandardRow {
  const scattered = (place * 2_654_435_761) % 4_294_967_296
  const Identificacion = `${'PFTEMTH'[scattered % 7]}-${String(place).padStart(7, '0')}`
  return {
    Descripcion: `${things[scattered % things.length]} ${String(scattered % 9973).padStart(4, '0')}`,
    Marca: makers[(scattered >>> 3) % makers.length] ?? '',
    Identificacion,
    Calibrado: day(2023, scattered % 1000),
    Proxima: day(2025, scattered % 1000),
    Informe: `<a href="/informes/${Identificacion}.pdf" target="_blank" rel="noopener">Ver informe</a>`,
  }
}

/** Writes `count` made-up standards into a CSV file of `folder`, as the ERP would; gives its path. */
export function writeStandards(folder: string, count: number): string {
  const file = join(folder, `standards-${count}.csv`)
  const quoted = (row: StandardRow) => Object.values(row).map((value) => `"${value.replaceAll('"', '""')}"`)
  const descriptor = openSync(file, 'w')
  writeSync(descriptor, `${Object.keys(standardRowAt(1)).join(',')}\r\n`)
  for (let place = 1; place <= count; place += 1) writeSync(descriptor, `${quoted(standardRowAt(place)).join(',')}\r\n`)
  closeSync(descriptor)
  return file
}
