import { centerMoment, readCenterTime, spokenDate, spokenTime } from '../../parts/center-time.ts'
import text from '../../styles/text.module.css'
import { isReadOnly, type OrderView } from '../order/order-view.ts'
import { DeadlineScale } from './deadline-scale.tsx'
import styles from './order-margin.module.css'

/** The order's number and how long it can be changed. */
export function OrderMargin({ order }: { order: OrderView }) {
  return (
    <div className={styles.order}>
      <p className={`${text.label} ${styles.label}`}>
        ID de Orden: <b className={styles.number}>{order.OrdenServicio}</b>
      </p>
      <div className={styles.deadline}>{isReadOnly(order) ? <Closed order={order} /> : <Open order={order} />}</div>
    </div>
  )
}

function Open({ order: { fechaLimite, diasHabiles } }: { order: OrderView }) {
  if (!fechaLimite) return null
  const deadline = readCenterTime(fechaLimite)
  return (
    <>
      <p className={`${text.label} ${styles.label}`}>
        Confirma antes del <b>{centerMoment(fechaLimite)}</b>
      </p>
      {deadline && diasHabiles && <DeadlineScale days={diasHabiles} deadline={deadline} />}
    </>
  )
}

function Closed({ order: { cancelled, canceladaEn, confirmed, confirmadaEn, fechaLimite } }: { order: OrderView }) {
  const [word, when] = cancelled
    ? ['Cancelada', canceladaEn]
    : confirmed
      ? ['Confirmada', confirmadaEn]
      : ['Venció', fechaLimite]
  const time = readCenterTime(when)
  return (
    <p className={`${text.label} ${styles.label}`}>
      Solo lectura{' '}
      <b>
        {word}
        {time ? ` el ${spokenDate(time)}, ${spokenTime(time)}` : when && ` el ${when}`}
      </b>
    </p>
  )
}
