import { useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { ConfirmedPage } from './confirmed-page.tsx'
import type { SurveyStepProps } from './step-props.ts'
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
          <Thanks
            folio={order.instruments[0]?.idDatoCert}
            onClosed={() => {
              setHereConfirmed({ thanks: false })
              heading.current?.focus()
            }}
          />
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
        <Refused
          text={result.text}
          onClosed={() => {
            close()
            onRefused()
          }}
        />
      )}
    </>
  )
}

function Thanks({ folio, onClosed }: { folio: string | undefined; onClosed: () => void }) {
  return (
    <Dialog
      title="¡Gracias por tu retroalimentación!"
      onClosed={onClosed}
      actions={(close) => (
        <Button data-autofocus onClick={close}>
          Entendido
        </Button>
      )}
    >
      <p>Folio de confirmación: #{folio || '(sin folio)'}</p>
    </Dialog>
  )
}

function Refused({ text, onClosed }: { text: string; onClosed: () => void }) {
  return (
    <Dialog
      title="No se puede enviar la encuesta"
      onClosed={onClosed}
      actions={(close) => (
        <Button data-autofocus onClick={close}>
          Entendido
        </Button>
      )}
    >
      <p>{text}</p>
    </Dialog>
  )
}
