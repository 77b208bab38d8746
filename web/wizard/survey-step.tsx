import type { SurveyStepProps } from './step-props.ts'

/** Step 4, 'Encuesta de Calidad'. The shell draws the step's heading. */
export function SurveyStep({ order }: SurveyStepProps) {
  return <p>{order.OrdenServicio}</p>
}
