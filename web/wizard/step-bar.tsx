import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { lastStep, type Step, stepName } from './steps.ts'
import styles from './wizard.module.css'

interface StepBarProps {
  step: Step
  onStep: (step: Step) => void
  /** How the step stands: at the left. */
  note?: ReactNode
  /** A step's own button, before 'Siguiente'. */
  children?: ReactNode
}

/** 'Regresar' from the second step on, 'Siguiente' up to the third. Source: specification §2. */
export function StepBar({ step, onStep, note, children }: StepBarProps) {
  return (
    <div className={styles.bar}>
      {step > 1 && (
        <Button look="quiet" onClick={() => onStep((step - 1) as Step)}>
          Regresar
        </Button>
      )}
      <div className={styles.note}>
        {note}
        {step < lastStep && (
          <p>
            Sigue: <span id="paso-siguiente">{stepName((step + 1) as Step)}</span>
          </p>
        )}
      </div>
      {children}
      {step < lastStep && (
        <Button aria-describedby="paso-siguiente" onClick={() => onStep((step + 1) as Step)}>
          Siguiente
        </Button>
      )}
    </div>
  )
}
