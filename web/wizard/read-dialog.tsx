import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'

interface ReadDialogProps {
  title: string
  children: ReactNode
  onClosed: () => void
}

/** What only has to be read: 'Entendido' closes it. */
export function ReadDialog({ title, children, onClosed }: ReadDialogProps) {
  return (
    <Dialog
      title={title}
      onClosed={onClosed}
      actions={(close) => (
        <Button data-autofocus onClick={close}>
          Entendido
        </Button>
      )}
    >
      <p>{children}</p>
    </Dialog>
  )
}
