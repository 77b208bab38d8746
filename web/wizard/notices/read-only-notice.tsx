import { identity } from '../../../content/identity.ts'
import { Button } from '../../parts/button.tsx'
import { centerMoment } from '../../parts/center-time.ts'
import { Dialog } from '../../parts/dialog.tsx'
import text from '../../styles/text.module.css'
import type { OrderView } from '../order/order-view.ts'
import shared from '../step.module.css'
import styles from './read-only-notice.module.css'

const moment = (text: string) => centerMoment(text, { year: true })

type Closing = 'cancelled' | 'confirmed' | 'expired'

/** Why an order takes no more changes: cancelled before all. */
const closingOf = ({ cancelled, confirmed }: OrderView): Closing =>
  cancelled ? 'cancelled' : confirmed ? 'confirmed' : 'expired'

const titles: Record<Closing, string> = {
  cancelled: 'Orden Cancelada',
  confirmed: 'Orden Confirmada',
  expired: 'Enlace Expirado',
}

/** The blocking notice of an order that takes no more changes. Source: specification §2. */
export function ReadOnlyNotice({ order, onClosed }: { order: OrderView; onClosed: () => void }) {
  const closing = closingOf(order)
  return (
    <Dialog
      title={titles[closing]}
      caption={[`Orden ${order.OrdenServicio}`, 'Solo lectura']}
      dismissable={false}
      onClosed={onClosed}
      actions={(close) => (
        <Button data-autofocus onClick={close}>
          Ver datos en modo lectura
        </Button>
      )}
    >
      {closing === 'cancelled' && <Cancelled canceladaEn={order.canceladaEn} />}
      {closing === 'confirmed' && <Confirmed order={order} />}
      {closing === 'expired' && <Expired fechaLimite={order.fechaLimite} />}
      <p className={text.soft}>
        {closing === 'cancelled'
          ? 'Si no lo esperabas, llámanos: '
          : 'Si encontraste un error, llámanos cuanto antes: '}
        <a href={identity.telefono.enlace}>{identity.telefono.texto}</a>.
      </p>
    </Dialog>
  )
}

function Cancelled({ canceladaEn }: { canceladaEn: string | undefined }) {
  return (
    <p>
      Esta orden se canceló{canceladaEn && ` el ${moment(canceladaEn)}`}. Puedes consultar los datos, pero ya no
      cambiarlos ni confirmarlos.
    </p>
  )
}

function Confirmed({ order: { confirmadaEn, version } }: { order: OrderView }) {
  return (
    <p>
      Esta orden ya fue confirmada{confirmadaEn && ` el ${moment(confirmadaEn)}`}
      {version > 1 && ` (versión ${version} de los datos)`}. Ya no admite cambios.
    </p>
  )
}

function Expired({ fechaLimite }: { fechaLimite: string | undefined }) {
  return (
    <>
      <p>
        La fecha límite para confirmar ya pasó
        {fechaLimite ? (
          <>
            : <span className={shared.until}>{moment(fechaLimite)}</span>
          </>
        ) : (
          '.'
        )}
      </p>
      <p className={text.soft}>Puedes consultar los datos, pero ya no cambiarlos.</p>
    </>
  )
}

const stripTitles: Record<Closing, string> = {
  cancelled: 'Orden cancelada',
  confirmed: 'Orden confirmada',
  expired: 'Plazo terminado',
}

/** The same, as a line over every step, once the notice is closed. */
export function ReadOnlyStrip({ order }: { order: OrderView }) {
  const closing = closingOf(order)
  const when = { cancelled: order.canceladaEn, confirmed: order.confirmadaEn, expired: order.fechaLimite }[closing]
  return (
    <p className={styles.strip}>
      <b>{stripTitles[closing]}</b>
      {when && ` el ${moment(when)}`}. Los datos se muestran solo para consulta.
    </p>
  )
}
