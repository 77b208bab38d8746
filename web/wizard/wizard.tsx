import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import grid from '../styles/grid.module.css'
import { BillingStep } from './billing/billing-step.tsx'
import { InstrumentsStep } from './instruments/instruments-step.tsx'
import { LeaveWarning } from './leave-warning.tsx'
import { OrderMargin } from './margin/order-margin.tsx'
import { OpeningNotice } from './notices/opening-notice.tsx'
import { ReadOnlyNotice, ReadOnlyStrip } from './notices/read-only-notice.tsx'
import { ReopenedStrip } from './notices/reopened-note.tsx'
import { billingGroup, instrumentGroup } from './order/order-groups.ts'
import { isReadOnly, type OrderView } from './order/order-view.ts'
import type { Refusal } from './order/save-messages.ts'
import { unsavedFields } from './order/unsaved-fields.ts'
import { PreviewStep } from './preview/preview-step.tsx'
import { QuestionLink } from './question/question-link.tsx'
import { ReadDialog } from './read-dialog.tsx'
import type { SavedFields } from './saving/saved-fields.ts'
import { fieldId } from './saving/use-saved-field.ts'
import { StepBar } from './step-bar.tsx'
import { StepNote } from './step-note.tsx'
import type { FieldAddress, FieldStepProps, SurveyStepProps } from './step-props.ts'
import { Stepper } from './stepper.tsx'
import { lastStep, type Step, stepName, type WizardForm } from './steps.ts'
import { SurveyStep } from './survey/survey-step.tsx'
import { useStep } from './use-step.ts'
import styles from './wizard.module.css'

interface WizardProps {
  form: WizardForm
  order: OrderView
  fields: SavedFields
  reread: () => Promise<void>
  refusal: Refusal | undefined
  dropRefusal: () => void
  markConfirmed: (confirmadaEn: string | undefined) => Promise<void>
}

/** The four steps of an order, in either of its two forms (design §8). */
export function Wizard({ form, order, fields, reread, refusal, dropRefusal, markConfirmed }: WizardProps) {
  const readOnly = isReadOnly(order)
  const isConfirmed = order.confirmed && !order.cancelled
  const [noticed, setNoticed] = useState<'none' | 'opening' | 'readOnly'>('none')
  const [wanted, setWanted] = useState<FieldAddress>()
  const { step, progress, goTo, heading } = useStep(form, order, wanted && addressId(wanted))
  // Also when the browser's own buttons change the step.
  useEffect(() => {
    fields.flush()
  }, [fields, step])
  const showStep = (next: Step, field?: FieldAddress) => {
    setWanted(field)
    goTo(next)
  }

  return (
    <div className={`${grid.wrap} ${styles.body}`}>
      <div className={`${grid.grid} ${styles.filling}`}>
        <aside className={styles.margin} aria-label="Orden">
          <OrderMargin order={order} />
          <Stepper current={step} progress={progress} onStep={showStep} />
          <div className={styles.beside}>
            <QuestionLink order={order}>Tengo una duda</QuestionLink>
          </div>
        </aside>
        <main className={`${styles.spine} ${styles.footed}`}>
          <div>
            {readOnly && !(isConfirmed && step === lastStep) && <ReadOnlyStrip order={order} />}
            <ReopenedStrip order={order} />
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {stepName(step)}
            </h2>
            <StepBody
              {...{ step, order, fields, readOnly, wanted, showStep }}
              onConfirmed={(confirmadaEn) => {
                setNoticed('readOnly')
                markConfirmed(confirmadaEn)
              }}
              onRefused={reread}
            />
            <div className={styles.below}>
              <QuestionLink order={order}>Tengo una duda</QuestionLink>
            </div>
          </div>
          <StepBar step={step} onStep={showStep} note={<StepNote {...{ step, order, fields, readOnly }} />}>
            {step === 1 && !readOnly && (
              <Button look="quiet" onClick={() => fields.flush()}>
                Guardar
              </Button>
            )}
          </StepBar>
        </main>
      </div>
      <LeaveWarning active={step < lastStep && !readOnly} />
      {refusal ? (
        <ReadDialog title={refusal.title} onClosed={dropRefusal}>
          {refusal.text}
        </ReadDialog>
      ) : (
        <Notice
          {...{ form, order, noticed }}
          onNoticed={(notice) => {
            setNoticed(notice)
            // It opened by itself: there is nothing that the focus came from.
            heading.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}

const addressId = ({ campo, idDatoCert }: FieldAddress) =>
  fieldId(idDatoCert === undefined ? billingGroup : instrumentGroup(idDatoCert), campo)

interface StepBodyProps extends FieldStepProps, Pick<SurveyStepProps, 'onConfirmed' | 'onRefused'> {
  step: Step
  /** The field that 'Corregir' led to. */
  wanted: FieldAddress | undefined
  showStep: (next: Step, field?: FieldAddress) => void
}

/** What stands between a step's title and its buttons. */
function StepBody({ step, order, fields, readOnly, wanted, showStep, onConfirmed, onRefused }: StepBodyProps) {
  if (step === 1) return <BillingStep {...{ order, fields, readOnly }} />
  if (step === 2) return <InstrumentsStep {...{ order, fields, readOnly }} wanted={wanted?.idDatoCert} />
  if (step === 3) return <PreviewStep order={order} />
  return (
    <SurveyStep
      {...{ order, readOnly, onConfirmed, onRefused }}
      flush={async () => {
        await fields.flush()
        return unsavedFields(order, fields)
      }}
      onCorrect={(field) => showStep(field.idDatoCert === undefined ? 1 : 2, field)}
    />
  )
}

interface NoticeProps {
  form: WizardForm
  order: OrderView
  /** The last notice that was closed, or needs not be shown. */
  noticed: 'none' | 'opening' | 'readOnly'
  onNoticed: (notice: 'opening' | 'readOnly') => void
}

function Notice({ form, order, noticed, onNoticed }: NoticeProps) {
  if (isReadOnly(order)) {
    return noticed === 'readOnly' ? null : <ReadOnlyNotice order={order} onClosed={() => onNoticed('readOnly')} />
  }
  return noticed === 'none' ? <OpeningNotice form={form} order={order} onClosed={() => onNoticed('opening')} /> : null
}
