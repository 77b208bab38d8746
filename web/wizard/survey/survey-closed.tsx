import { identity } from '../../../content/identity.ts'
import { certificatePdf } from '../../api/order-calls.ts'
import { buttonClass } from '../../parts/button.tsx'
import grid from '../../styles/grid.module.css'
import type { OrderView } from '../order/order-view.ts'
import shared from '../step.module.css'
import styles from './confirmed-page.module.css'
import { SurveyAnswers } from './survey-answers.tsx'
import { keptSurvey } from './survey-draft.ts'

/** Step 4 of an order that cannot be confirmed any more: cancelled, or its deadline passed. */
export function SurveyClosed({ order }: { order: OrderView }) {
  return (
    <div className={`${shared.box} ${styles.box}`}>
      <h3>{order.cancelled ? 'La orden está cancelada' : 'El plazo para confirmar terminó'}</h3>
      <p>
        {order.cancelled
          ? 'Ya no se confirma ni se cambia. Si no lo esperabas, llámanos: '
          : 'La orden no se confirmó. El servicio sigue con los datos que tenemos; un cambio posterior puede tener costo. Si algo está mal, llámanos cuanto antes: '}
        <a href={identity.telefono.enlace}>{identity.telefono.texto}</a>.
      </p>
      <div className={`${grid.ways} ${styles.actions}`}>
        <a className={buttonClass('quiet')} href={certificatePdf(order.idOrden)} download>
          Descargar PDF
        </a>
      </div>
      <SurveyAnswers answers={order.encuesta} unsent={keptSurvey(order.idOrden)} />
    </div>
  )
}
