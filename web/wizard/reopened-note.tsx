import { readCenterTime, spokenMoment } from './center-time.ts'
import type { OrderView } from './order-view.ts'
import styles from './read-only-notice.module.css'

const isAgain = ({ version, confirmed, cancelled }: OrderView) => version > 1 && !confirmed && !cancelled

function when(reabiertaEn: string | undefined): string {
  if (!reabiertaEn) return ''
  return ` el ${spokenMoment(reabiertaEn, { year: true })}${readCenterTime(reabiertaEn) ? ', hora del centro' : ''}`
}

/** In the opening notice: that what was confirmed before is to be confirmed again, and why. */
export function ReopenedNote({ order }: { order: OrderView }) {
  if (!isAgain(order)) return null
  return (
    <p className={styles.again}>
      <b>Ya habías confirmado esta orden.</b> El laboratorio la abrió otra vez{when(order.reabiertaEn)}. Corrige lo que
      haga falta y confírmala de nuevo: hasta entonces estos datos están sin confirmar.
    </p>
  )
}

/** The same, as a line over every step. */
export function ReopenedStrip({ order }: { order: OrderView }) {
  if (!isAgain(order)) return null
  return (
    <p className={styles.strip}>
      <b>Versión {order.version}, sin confirmar.</b> La orden se abrió otra vez{when(order.reabiertaEn)}. Lo que
      confirmaste antes se conserva; estos datos cuentan cuando los confirmes de nuevo.
    </p>
  )
}
