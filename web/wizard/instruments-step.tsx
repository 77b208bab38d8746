import type { FieldStepProps } from './billing-step.tsx'

/** Step 2: the instruments of both lists, each field saved when it is left and changed. */
export function InstrumentsStep({ order }: FieldStepProps) {
  return <p>{order.instruments.length}</p>
}
