import type { StepProps } from './step-props.ts'

/** Step 3, 'Vista Previa'. The shell draws the step's heading. */
export function PreviewStep({ order }: StepProps) {
  return <p>{order.OrdenServicio}</p>
}
