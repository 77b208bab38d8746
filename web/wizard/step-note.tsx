import { useBillingChecks } from './billing/use-billing-checks.ts'
import { isPending } from './instruments/instrument-status.ts'
import { useInstrumentStatuses } from './instruments/use-instrument-statuses.ts'
import type { OrderView } from './order/order-view.ts'
import type { SavedFields } from './saving/saved-fields.ts'
import { UnsavedNote } from './saving/unsaved-note.tsx'
import type { FieldStepProps } from './step-props.ts'
import type { Step } from './steps.ts'

interface StepNoteProps extends FieldStepProps {
  step: Step
}

/** How the step stands: what is not saved, and what is left to look at. */
export function StepNote({ step, order, fields, readOnly }: StepNoteProps) {
  return (
    <>
      <UnsavedNote fields={fields} readOnly={readOnly} />
      {step === 1 && !readOnly && <ChecksNote fields={fields} />}
      {step === 2 && !readOnly && <InstrumentsNote order={order} fields={fields} />}
    </>
  )
}

function ChecksNote({ fields }: { fields: SavedFields }) {
  const count = new Set(useBillingChecks(fields).map(({ campo }) => campo)).size
  if (count === 0) return null
  return <p>{count === 1 ? '1 dato por revisar' : `${count} datos por revisar`}</p>
}

function InstrumentsNote({ order: { instruments }, fields }: { order: OrderView; fields: SavedFields }) {
  const statuses = useInstrumentStatuses(fields, instruments)
  if (instruments.length === 0) return null
  const ready = statuses.filter((status) => !isPending(status)).length
  return (
    <p>
      {ready} de {instruments.length} {instruments.length === 1 ? 'listo' : 'listos'}
    </p>
  )
}
