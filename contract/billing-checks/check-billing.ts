import { asKept } from '../as-kept.ts'
import { type Billing, billingFields } from '../order-fields.ts'
import { recordOf } from '../record-of.ts'
import type { Aviso } from './aviso.ts'
import { checkBlank } from './blank.ts'
import { checkCatalogues } from './catalogue.ts'
import { checkCompanyName } from './company-name.ts'
import { checkEmail } from './email.ts'
import { checkGenericRegimen, checkGenericUso } from './generic-rfc.ts'
import { checkPpd, checkPue } from './payment.ts'
import { checkRegimenPerson, checkUsoPerson } from './person.ts'
import { checkPostalCode } from './postal-code.ts'
import { checkGenericRfc, checkRfcDate, checkRfcDigit, checkRfcForm, checkRfcWriting } from './rfc.ts'
import { checkServiceUse, checkUseByRegimen } from './use.ts'

const checks: ((billing: Billing) => Aviso[])[] = [
  checkBlank,
  checkRfcWriting,
  checkRfcForm,
  checkRfcDate,
  checkRfcDigit,
  checkGenericRfc,
  checkCompanyName,
  checkEmail,
  checkPostalCode,
  checkCatalogues,
  checkPpd,
  checkPue,
  checkServiceUse,
  checkUsoPerson,
  checkUseByRegimen,
  checkGenericUso,
  checkRegimenPerson,
  checkGenericRegimen,
]

/**
 * Every warning about an order's billing values, as design §8 lists them; the values are looked at as they are kept.
 */
export function checkBilling(billing: Billing): Aviso[] {
  const plain = recordOf(billingFields, (field) => asKept(billing[field]))
  return checks.flatMap((check) => check(plain))
}
