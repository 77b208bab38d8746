import { Glyph } from '../parts/glyphs.tsx'
import { ReadAloud } from '../parts/read-aloud.tsx'
import text from '../styles/text.module.css'
import shared from './step.module.css'
import styles from './stepper.module.css'
import { isStepCompleted, isStepOpen, type Progress, type Step, stepName, steps } from './steps.ts'

interface StepperProps {
  current: Step
  progress: Progress
  onStep: (step: Step) => void
}

/** The four steps: an arrow on the current one, a check on those completed, those out of reach disabled. */
export function Stepper({ current, progress, onStep }: StepperProps) {
  return (
    <nav aria-labelledby="pasos">
      <h2 id="pasos" className={`${text.minor} ${shared.unseenOnPhone}`}>
        Pasos
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <button
              type="button"
              className={styles.step}
              disabled={!isStepOpen(step, progress)}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onStep(step)}
            >
              <span className={styles.number} aria-hidden="true">
                {step}
              </span>
              <span className={`${styles.name} ${shared.unseenOnPhone}`}>{stepName(step)}</span>
              <StepMark current={step === current} completed={isStepCompleted(step, progress)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepMark({ current, completed }: { current: boolean; completed: boolean }) {
  if (current) return <Glyph name="back" />
  if (!completed) return null
  return (
    <>
      <ReadAloud>paso completado</ReadAloud>
      <Glyph name="check" />
    </>
  )
}
