import { asKept } from '../as-kept.ts'
import type { BillingField } from '../order-fields.ts'
import { type CatalogueField, catalogueFields, catalogueText } from '../sat/catalogues.ts'
import { withoutCompanyForm } from './company-name.ts'
import { cleanRfc, readRfc } from './rfc-form.ts'

/** `g03 Gastos en general` → G03; `3` → 03, whose zero a spreadsheet ate. */
function listedCode(field: CatalogueField, value: string): string | undefined {
  const [first = ''] = value.toUpperCase().split(/[^A-Z\d]+/)
  return [first, first.padStart(2, '0')].find((code) => catalogueText(field, code) !== undefined)
}

function remedy(field: BillingField, value: string): string | undefined {
  if (field === 'RFC') return readRfc(value) && cleanRfc(value)
  if (field === 'Empresa') return withoutCompanyForm(value)
  if (field === 'CP') return /^\d{4}$/.test(value) ? `0${value}` : undefined
  const catalogue = catalogueFields.find((each) => each === field)
  return catalogue && listedCode(catalogue, value)
}

/**
 * What to offer as 'Usar «…»' beside a warning: the cleaned RFC, the name without its company form, a code or CP whose
 * zero was lost. Undefined where there is nothing better than what stands.
 */
export function suggestion(field: BillingField, value: string): string | undefined {
  const plain = asKept(value)
  const better = plain === '' ? undefined : remedy(field, plain)
  return better === plain ? undefined : better
}
