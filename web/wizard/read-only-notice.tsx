import { identity } from '../../content/identity.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import text from '../styles/text.module.css'
import { readCenterTime, spokenMoment } from './center-time.ts'
import type { OrderView } from './order-view.ts'
import styles from './read-only-notice.module.css'
import shared from './step.module.css'

const moment = (text: string) =>
  `${spokenMoment(text, { year: true })}${readCenterTime(text) ? ', hora del centro' : ''}`

/** The blocking notice of an order that takes no more changes. Source: specification §2. */
export function ReadOnlyNotice({ order, onClosed }: { order: OrderView; onClosed: () => void }) {
  return (
    <Dialog
      title={order.confirmed ? 'Orden Confirmada' : 'Enlace Expirado'}
      caption={[`Orden ${order.OrdenServicio}`, 'Solo lectura']}
      dismissable={false}
      onClosed={onClosed}
      actions={(close) => (
        <Button data-autofocus onClick={close}>
          Ver datos en modo lectura
        </Button>
      )}
    >
      {order.confirmed ? <Confirmed confirmadaEn={order.confirmadaEn} /> : <Expired fechaLimite={order.fechaLimite} />}
      <p className={text.soft}>
        Si encontraste un error, llámanos cuanto antes: <a href={identity.telefono.enlace}>{identity.telefono.texto}</a>
        .
      </p>
    </Dialog>
  )
}

function Confirmed({ confirmadaEn }: { confirmadaEn: string | undefined }) {
  return <p>Esta orden ya fue confirmada{confirmadaEn && ` el ${moment(confirmadaEn)}`}. Ya no admite cambios.</p>
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

/** The same, as a line over every step, once the notice is closed. */
export function ReadOnlyStrip({ order: { confirmed, confirmadaEn, fechaLimite } }: { order: OrderView }) {
  const when = confirmed ? confirmadaEn : fechaLimite
  return (
    <p className={styles.strip}>
      <b>{confirmed ? 'Orden confirmada' : 'Plazo terminado'}</b>
      {when && ` el ${moment(when)}`}. Los datos se muestran solo para consulta.
    </p>
  )
}
