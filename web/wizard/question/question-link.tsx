import { type ReactNode, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { QuestionDialog, type QuestionOrder } from './question-dialog.tsx'

/** 'Tengo una duda': opens the form that sends a question bound to the order. `children` is the link's text. */
export function QuestionLink({ order, children }: { order: QuestionOrder; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <QuestionDialog order={order} onClosed={() => setOpen(false)} />}
    </>
  )
}
