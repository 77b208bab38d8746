import { useRef, useState } from 'react'
import { showToast } from '../../parts/toast-store.ts'
import type { SurveyStepProps } from '../step-props.ts'
import { keepSurvey } from './survey-draft.ts'
import { type Confirmation, confirm, type Survey } from './survey-flow.ts'

export interface ConfirmationInUse {
  /** Which button is at work. */
  sending: 'none' | 'survey' | 'alone'
  result: Confirmation | undefined
  /** The survey that went with the last attempt; undefined where it had none. */
  sent: Survey | undefined
  send: (answers: Survey | undefined) => Promise<void>
  /** Takes the result away. */
  close: () => void
}

/** One attempt to confirm at a time: a second press while one is under way does nothing. */
export function useConfirmation({ order, flush, onConfirmed, onRefused }: SurveyStepProps): ConfirmationInUse {
  const [sending, setSending] = useState<ConfirmationInUse['sending']>('none')
  const [result, setResult] = useState<Confirmation>()
  const [sent, setSent] = useState<Survey>()
  const busy = useRef(false)

  const send = async (answers: Survey | undefined) => {
    if (busy.current) return
    busy.current = true
    setResult(undefined)
    setSent(answers)
    setSending(answers ? 'survey' : 'alone')
    const ended = await confirm(order.idOrden, answers, flush)
    busy.current = false
    setSending('none')
    setResult(ended)
    if (ended.kind === 'confirmed') {
      keepSurvey(order.idOrden, undefined)
      onConfirmed(ended.confirmadaEn)
    } else if (ended.kind === 'closed') onRefused()
    else if (ended.kind === 'failed') {
      showToast({ kind: 'error', title: ended.title, text: ended.text })
      // Whether the order is confirmed is what the server says, as soon as it can be asked.
      if (ended.uncertain) onRefused()
    }
  }
  return { sending, result, sent, send, close: () => setResult(undefined) }
}
