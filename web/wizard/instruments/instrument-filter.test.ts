import { expect, test } from 'vitest'
import type { FieldGroup } from '../saving/field-group.ts'
import { typed, untouched } from '../saving/saved-field.ts'
import { filterCounts, filterInstruments } from './instrument-filter.ts'
import { type InstrumentStatus, instrumentStatus } from './instrument-status.ts'

const instrument = (changes: Record<string, string>) => ({
  idDatoCert: '1',
  Instrumento: 'Manómetro',
  Marca: 'Norvex',
  Modelo: 'NX-100',
  Serie: 'A18',
  Identificacion: 'MP-001',
  NoSerieInst: '',
  IntervaloInicio: '',
  IntervaloFinal: '',
  Unidad: '',
  PuntosEsp: '',
  adicional: false,
  recibido: {},
  ...changes,
})
const plain = { unsaved: false, changed: false, missing: false }
const instruments = [
  instrument({}),
  instrument({ Instrumento: 'Óhmetro', Identificacion: 'OH-2' }),
  instrument({ Serie: '' }),
]
const statuses = [plain, { ...plain, unsaved: true, changed: true }, { ...plain, missing: true }]

test.each([
  ['todos', '', [0, 1, 2]],
  ['sinGuardar', '', [1]],
  ['cambiados', '', [1]],
  ['pendientes', '', [1, 2]],
  ['todos', 'ohmetro', [1]],
  ['todos', 'MANÓMETRO norvex', [0, 2]],
  ['todos', 'a18 oh-2', [1]],
  ['pendientes', 'mp-001', [2]],
  ['todos', 'nada', []],
] as const)('%s «%s»', (kind, text, shown) => {
  expect(filterInstruments(instruments, statuses, kind, text)).toEqual(shown)
})

test('counts', () => {
  expect(filterCounts(statuses)).toEqual({ todos: 3, sinGuardar: 1, cambiados: 1, pendientes: 2 })
})

const groups: { name: string; group: FieldGroup; recibido: { Serie?: string }; status: InstrumentStatus }[] = [
  { name: 'untouched', group: { Serie: untouched('A'), Identificacion: untouched('') }, recibido: {}, status: plain },
  {
    name: 'both blank',
    group: { Serie: untouched(' '), Identificacion: untouched('') },
    recibido: {},
    status: { ...plain, missing: true },
  },
  {
    name: 'typed',
    group: { Serie: typed(untouched('A'), 'B') },
    recibido: {},
    status: { unsaved: true, changed: true, missing: false },
  },
  {
    name: 'changed earlier',
    group: { Serie: untouched('B') },
    recibido: { Serie: 'A' },
    status: { ...plain, changed: true },
  },
  {
    name: 'put back',
    group: { Serie: typed(untouched('B'), 'A') },
    recibido: { Serie: 'A' },
    status: { unsaved: true, changed: false, missing: false },
  },
]
test.each(groups)('status: $name', ({ group, recibido, status }) => {
  expect(instrumentStatus(group, recibido)).toEqual(status)
})
