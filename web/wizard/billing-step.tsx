import type { OrderView } from './order-view.ts'
import type { SavedFields } from './saved-fields.ts'
import type { FieldAddress } from './step-props.ts'

export interface FieldStepProps {
  order: OrderView
  fields: SavedFields
  readOnly: boolean
  /** The field that is to take the focus. */
  wanted: FieldAddress | undefined
}

/** Step 1: the billing fields, each saved when it is left and changed. */
export function BillingStep({ order }: FieldStepProps) {
  return <p>{order.billing.RFC}</p>
}
