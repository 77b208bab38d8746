import type { Billing } from '../order-fields.ts'
import type { Aviso } from './aviso.ts'

/** How companies are constituted in Mexico, as letters: `SA de CV` stands for S.A. de C.V., S A DE C V and the like. */
const forms = [
  'SAB de CV',
  'SAPI de CV',
  'SAPIB de CV',
  'SA de CV',
  'SAS de CV',
  'SC de RL de CV',
  'SC de RL',
  'SC de P de RL de CV',
  'SPR de RL de CV',
  'SPR de RL',
  'SPR de RI',
  'S de RL de CV',
  'S de RL MI',
  'S de RL de IP',
  'S de RL',
  'S en C por A',
  'S en C de CV',
  'S en C',
  'S en NC',
  'SAPI',
  'SAB',
  'SAS',
  'SA',
  'SCP',
  'SC',
  'AC',
  'IAP',
  'IBP',
  'ABP',
  'SOFOM ENR',
  'SOFOM ER',
  'SOFOM',
  'SFP',
  'ENR',
  'sociedad anonima bursatil de capital variable',
  'sociedad anonima promotora de inversion de capital variable',
  'sociedad anonima de capital variable',
  'sociedad de responsabilidad limitada de capital variable',
  'sociedad de responsabilidad limitada',
  'sociedad por acciones simplificada',
  'sociedad anonima',
  'sociedad civil',
  'asociacion civil',
]

const vowels: Record<string, string> = { a: '[aá]', e: '[eé]', i: '[ií]', o: '[oó]', u: '[uú]' }

/** Abbreviations are capitals: between and after their letters people put dots, blanks, both or nothing. */
function formPattern(form: string): string {
  if (form === form.toLowerCase()) {
    return form.replace(/[aeiou]/g, (vowel) => vowels[vowel] ?? vowel).replaceAll(' ', '\\s+')
  }
  return [...form.replaceAll(' ', '')].join('[.,\\s]*')
}

const companyForm = new RegExp(`[\\s,]+(?:${forms.map(formPattern).join('|')})[.,\\s]*$`, 'iu')

/** The name without the company form at its end; as it is where there is none. */
export function withoutCompanyForm(name: string): string {
  const found = companyForm.exec(name)
  // Twice: «X, S.A. de C.V., SOFOM, E.N.R.»
  return found && found.index > 0 ? withoutCompanyForm(name.slice(0, found.index)) : name
}

/** `nombre-sociedad`: a CFDI 4.0 name goes as in the Constancia, without the capital régimen. Source: field.md §1. */
export function checkCompanyName({ Empresa }: Billing): Aviso[] {
  const name = withoutCompanyForm(Empresa)
  if (name === Empresa) return []
  return [
    {
      campo: 'Empresa',
      codigo: 'nombre-sociedad',
      mensaje: `En la factura el nombre va como en tu Constancia, sin el tipo de sociedad: «${name}».`,
    },
  ]
}
