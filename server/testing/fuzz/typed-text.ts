import fc from 'fast-check'

/** Names that stand in a generated call for what each run makes anew; `fillIn` puts the real ones there. */
const placeholders = ['@abierta', '@confirmada', '@vencida', '@clave'] as const
export type Placeholder = (typeof placeholders)[number]

/** What a person, a robot or an attacker may put into any field. */
const odd = [
  '',
  ' ',
  'null',
  '0',
  '-1',
  '1e999',
  'NaN',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '"; drop table orders; --',
  '=1+1',
  '=HYPERLINK("http://x.example","y")',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '%00',
  '%',
  '_',
  '\\',
  '../../../etc/passwd',
  'a\r\nBcc: otro@x.example',
  'a\u0000b',
  'a\ud800b',
  '\udc00',
  '\u202eabc',
  '\ufeffabc',
  'e\u0301',
  '𝛺'.repeat(201),
  'x'.repeat(201),
  'x'.repeat(5001),
  '\u0001\u0002',
  'A&A050908GT0',
  '64000',
  'Ñandú, S.A. de C.V.',
  'ana@empresa.example',
  'a@b.c, d@e.f; g@h.i',
  '2026-12-01',
  '2026-12-01T18:00:00-06:00',
  '2026-02-30T99:00:00Z',
  '99999999999999999999',
]

const anything = fc.oneof(fc.constantFrom(...odd), fc.string(), fc.string({ unit: 'binary', maxLength: 300 }))

const expected: Record<string, fc.Arbitrary<string>> = {
  idOrden: fc.constantFrom('@abierta', '@abierta', '@confirmada', '@vencida'),
  idDatoCert: fc.constantFrom('48211', '48212', '90001'),
  token: fc.constant('@clave'),
  email: fc.constantFrom('ana@empresa.example', 'b@c.example'),
  nombre: fc.constant('Ana Núñez'),
  OrdenServicio: fc.constantFrom('OS-1', 'OS-2', 'OS-3', 'OS-NUEVA'),
  Identificacion: fc.constantFrom('PM-1', 'pm-1', 'MP-1'),
  identificacion: fc.constantFrom('PM-1', 'pm-1', 'X'),
  fechaLimite: fc.constantFrom('2026-12-04T18:00:00-06:00', '2026-11-01T18:00:00-06:00'),
  Correo: fc.constantFrom('a@b.example', 'a@b.example; c@d.example'),
  desde: fc.nat(20).map(String),
}
const words = fc.constantFrom('64000', 'Ñandú, S.A. de C.V.', '=1+1', '<b>', 'A&A050908GT0', "'", 'e\u0301')

/** How carefully a call is written: as the document asks, or with anything in the place of some values. */
export type Care = 'careful' | 'careless'

/** Texts for a field of this name. */
export function typedText(name: string, care: Care): fc.Arbitrary<string> {
  const likely = expected[name] ?? words
  return care === 'careful' ? likely : fc.oneof({ weight: 3, arbitrary: likely }, { weight: 2, arbitrary: anything })
}

/** `text` with this run's links and newsletter key in the places of their names. */
export function fillIn(text: string, real: Readonly<Record<Placeholder, string>>): string {
  return placeholders.reduce((filled, name) => filled.replaceAll(name, real[name]), text)
}
