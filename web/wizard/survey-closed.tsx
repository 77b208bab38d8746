import { identity } from '../../content/identity.ts'
import { certificatePdf } from '../api/order-calls.ts'
import { buttonClass } from '../parts/button.tsx'
import styles from './confirmed-page.module.css'
import type { OrderView } from './order-view.ts'
import shared from './step.module.css'
import { SurveyAnswers } from './survey-answers.tsx'
import { keptSurvey } from './survey-draft.ts'

/** Step 4 of an order whose deadline passed without a confirmation. */
export function SurveyClosed({ order }: { order: OrderView }) {
  return (
    <div className={`${shared.box} ${styles.box}`}>
      <h3>El plazo para confirmar terminó</h3>
      <p>
        La orden no se confirmó. El servicio sigue con los datos que tenemos; un cambio posterior puede tener costo. Si
        algo está mal, llámanos cuanto antes: <a href={identity.telefono.enlace}>{identity.telefono.texto}</a>.
      </p>
      <div className={styles.actions}>
        <a className={buttonClass('quiet')} href={certificatePdf(order.idOrden)} download>
          Descargar PDF
        </a>
      </div>
      <SurveyAnswers answers={order.encuesta} unsent={keptSurvey(order.idOrden)} />
    </div>
  )
}
