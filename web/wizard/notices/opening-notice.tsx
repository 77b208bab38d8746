import { Button } from '../../parts/button.tsx'
import { centerMoment } from '../../parts/center-time.ts'
import { Dialog } from '../../parts/dialog.tsx'
import type { OrderView } from '../order/order-view.ts'
import shared from '../step.module.css'
import type { WizardForm } from '../steps.ts'
import styles from './opening-notice.module.css'
import { ReopenedNote } from './reopened-note.tsx'

const facts = {
  free: [
    'Estos datos se usan para la calibración y aparecerán en el certificado.',
    'La información que se dé después no se tomará en cuenta.',
    'Si no respondes en 48 horas, el servicio inicia con los datos tal como están, y los cambios posteriores pueden tener un costo extra.',
  ],
  limited: [
    'Estos datos se usan para la calibración y aparecen en el certificado.',
    'Después de esa fecha ya no se pueden modificar.',
    'Si no respondes, el servicio sigue con la información que tenemos, y los cambios posteriores pueden tener un costo extra.',
  ],
} as const

interface OpeningNoticeProps {
  form: WizardForm
  order: OrderView
  onClosed: () => void
}

/** 'IMPORTANTE!', on each load of an open order. It records nothing. Source: specification §2. */
export function OpeningNotice({ form, order, onClosed }: OpeningNoticeProps) {
  return (
    <Dialog
      title="IMPORTANTE!"
      caption={[`Orden ${order.OrdenServicio}`, form === 'free' ? '48 horas' : '2 días hábiles']}
      fade={500}
      dismissable={false}
      onClosed={onClosed}
      actions={(close) => (
        <Button data-autofocus onClick={close}>
          He leído y acepto iniciar el proceso
        </Button>
      )}
    >
      <ReopenedNote order={order} />
      {form === 'limited' && <Until fechaLimite={order.fechaLimite} />}
      <ol className={styles.facts}>
        {facts[form].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ol>
    </Dialog>
  )
}

function Until({ fechaLimite }: { fechaLimite: string | undefined }) {
  if (!fechaLimite) return <p>Tienes 2 días hábiles para confirmar.</p>
  return (
    <p>
      Tienes hasta el <span className={shared.until}>{centerMoment(fechaLimite, { year: true })}</span> para confirmar
      (2 días hábiles).
    </p>
  )
}
