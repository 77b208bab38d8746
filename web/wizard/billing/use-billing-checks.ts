import { useMemo } from 'react'
import type { Aviso } from '../../../contract/billing-checks/aviso.ts'
import { checkBilling } from '../../../contract/billing-checks/check-billing.ts'
import { billingFields } from '../../../contract/order-fields.ts'
import { recordOf } from '../../../contract/record-of.ts'
import { billingGroup } from '../order/order-groups.ts'
import type { SavedFields } from '../saving/saved-fields.ts'
import { useFieldGroup } from '../saving/use-field-group.ts'

/** The warnings about what the boxes show, newly made with each key. */
export function useBillingChecks(fields: SavedFields): readonly Aviso[] {
  const group = useFieldGroup(fields, billingGroup)
  return useMemo(() => checkBilling(recordOf(billingFields, (name) => group[name]?.value ?? '')), [group])
}
