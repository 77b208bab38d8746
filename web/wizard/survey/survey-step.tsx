import { useRef, useState } from 'react'
import { ReadDialog } from '../read-dialog.tsx'
import type { SurveyStepProps } from '../step-props.ts'
import { ConfirmedPage } from './confirmed-page.tsx'
import { SummaryBox } from './summary-box.tsx'
import { SurveyClosed } from './survey-closed.tsx'
import { SurveyForm } from './survey-form.tsx'
import { useConfirmation } from './use-confirmation.ts'

/** Step 4, 'Encuesta de Calidad': a last look, then the survey that confirms; after that, what happens next. */
export function SurveyStep(props: SurveyStepProps) {
  const { order, readOnly, onCorrect, onRefused } = props
  const confirmation = useConfirmation(props)
  const { result, close } = confirmation
  const [hereConfirmed, setHereConfirmed] = useState<{ thanks: boolean }>()
  const heading = useRef<HTMLHeadingElement>(null)
  if (result?.kind === 'confirmed' && !hereConfirmed) setHereConfirmed({ thanks: confirmation.sent !== undefined })

  if (order.cancelled) return <SurveyClosed order={order} />
  if (order.confirmed || hereConfirmed) {
    return (
      <>
        <ConfirmedPage order={order} answers={order.encuesta ?? confirmation.sent} heading={heading} />
        {hereConfirmed?.thanks && (
          <ReadDialog
            title="¡Gracias por tu retroalimentación!"
            onClosed={() => {
              setHereConfirmed({ thanks: false })
              heading.current?.focus()
            }}
          >
            Folio de confirmación: #{order.instruments[0]?.idDatoCert || '(sin folio)'}
          </ReadDialog>
        )}
      </>
    )
  }
  if (readOnly) return <SurveyClosed order={order} />
  return (
    <>
      <SummaryBox order={order} onCorrect={onCorrect} />
      <SurveyForm idOrden={order.idOrden} answered={order.encuesta} confirmation={confirmation} onCorrect={onCorrect} />
      {result?.kind === 'surveyRefused' && (
        <ReadDialog
          title="No se puede enviar la encuesta"
          onClosed={() => {
            close()
            onRefused()
          }}
        >
          {result.text}
        </ReadDialog>
      )}
    </>
  )
}
