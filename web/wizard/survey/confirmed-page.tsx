import type { RefObject } from 'react'
import { identity } from '../../../content/identity.ts'
import { certificatePdf } from '../../api/order-calls.ts'
import { buttonClass } from '../../parts/button.tsx'
import { centerMoment } from '../../parts/center-time.ts'
import grid from '../../styles/grid.module.css'
import type { OrderView } from '../order/order-view.ts'
import shared from '../step.module.css'
import styles from './confirmed-page.module.css'
import { SurveyAnswers } from './survey-answers.tsx'
import type { Survey } from './survey-flow.ts'

interface ConfirmedPageProps {
  order: OrderView
  answers: Survey | undefined
  /** Takes the focus once the thanks are closed. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** After confirming: what happens next, the PDF, whom to call. */
export function ConfirmedPage({ order, answers, heading }: ConfirmedPageProps) {
  const { confirmadaEn, version, instruments, billing } = order
  return (
    <div className={`${shared.box} ${styles.box}`}>
      <h3 ref={heading} tabIndex={-1}>
        Tu orden está confirmada
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>Folio de confirmación</dt>
          <dd>#{instruments[0]?.idDatoCert || '(sin folio)'}</dd>
        </div>
        {version > 1 && (
          <div>
            <dt>Versión de los datos</dt>
            <dd>{version}</dd>
          </div>
        )}
        {confirmadaEn && (
          <div>
            <dt>Confirmada</dt>
            <dd>{centerMoment(confirmadaEn, { year: true })}</dd>
          </div>
        )}
      </dl>
      <h4>Qué sigue</h4>
      <ol className={styles.next}>
        <li>{receiptSentence(billing.Correo)}</li>
        <li>Calibramos con estos datos; así se imprimen en el certificado y en la factura.</li>
        <li>
          ¿Ves un error? Llámanos cuanto antes: <a href={identity.telefono.enlace}>{identity.telefono.texto}</a>. Un
          certificado ya emitido solo se corrige con otro, y puede tener costo.
        </li>
      </ol>
      <div className={`${grid.ways} ${styles.actions}`}>
        <a className={buttonClass('primary')} href={certificatePdf(order.idOrden)} download>
          Descargar PDF
        </a>
      </div>
      <SurveyAnswers answers={answers} />
    </div>
  )
}

function receiptSentence(Correo: string): string {
  const where = Correo.trim()
  if (where === '') return 'No tenemos tu correo para mandarte el acuse: guarda el PDF.'
  return `Te mandamos un acuse con los datos confirmados a ${where}.`
}
