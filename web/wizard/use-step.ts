import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { highestStep, rememberHighestStep } from './highest-step.ts'
import { isReadOnly, type OrderView } from './order/order-view.ts'
import { isStepOpen, type Progress, readStep, type Step, type WizardForm } from './steps.ts'

interface StepInUse {
  step: Step
  progress: Progress
  goTo: (step: Step) => void
  /** Of the step's heading: it takes the focus when the step changes. */
  heading: React.RefObject<HTMLHeadingElement | null>
}

/**
 * The step on the screen. It stands in the address (`paso`), so that the browser's back leads to the step before;
 * one that is out of reach counts as the highest reached. When it changes the focus goes to its heading, or to the
 * element `focusId`.
 */
export function useStep(form: WizardForm, order: OrderView, focusId?: string): StepInUse {
  const [search, setSearch] = useSearchParams()
  const [highest, setHighest] = useState(() => highestStep(order.idOrden))
  const before = { form, highest, readOnly: isReadOnly(order) }
  const asked = readStep(search.get('paso'))
  const step = isStepOpen(asked, before) ? asked : highest
  // An address can lead beyond the highest step where all are free: it is reached by that.
  const progress = { ...before, highest: Math.max(step, highest) as Step }
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  const goTo = useCallback(
    (next: Step) => {
      setHighest((before) => (next > before ? next : before))
      setSearch((before) => {
        const after = new URLSearchParams(before)
        after.set('paso', String(next))
        return after
      })
    },
    [setSearch],
  )
  useEffect(() => {
    if (!progress.readOnly) rememberHighestStep(order.idOrden, progress.highest)
  }, [order.idOrden, progress.highest, progress.readOnly])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const wanted = focusId === undefined ? null : document.getElementById(focusId)
    ;(wanted ?? heading.current)?.focus()
  }, [step, focusId])

  return { step, progress, goTo, heading }
}
