import { readCenterTime, spokenDate } from '../../parts/center-time.ts'
import type { OrderView } from '../order/order-view.ts'
import styles from './read-only-notice.module.css'

const isAgain = ({ version, confirmed, cancelled }: OrderView) => version > 1 && !confirmed && !cancelled

/** In the opening notice: that the order is to be confirmed again, though it was before. */
export function ReopenedNote({ order }: { order: OrderView }) {
  if (!isAgain(order)) return null
  return (
    <p className={styles.again}>
      <b>Ya la habías confirmado</b> y el laboratorio la abrió otra vez: corrige lo que haga falta y confírmala de
      nuevo.
    </p>
  )
}

/** The same, as a line over every step: until then these data are not what counts. */
export function ReopenedStrip({ order }: { order: OrderView }) {
  if (!isAgain(order)) return null
  const opened = readCenterTime(order.reabiertaEn)
  return (
    <p className={styles.strip}>
      <b>Versión {order.version}, sin confirmar.</b> La orden se abrió otra vez
      {opened && ` el ${spokenDate(opened)}`}; confírmala de nuevo. Lo que confirmaste antes se conserva.
    </p>
  )
}
