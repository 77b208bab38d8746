import { StarsShown } from '../../parts/stars.tsx'
import text from '../../styles/text.module.css'
import styles from './confirmed-page.module.css'
import type { Survey } from './survey-flow.ts'

interface SurveyAnswersProps {
  /** As the server has them. */
  answers: Survey | undefined
  /** Typed here but never sent: still readable, to be copied. */
  unsent?: Survey | undefined
}

/** The survey as it was answered, or what was typed of it. */
export function SurveyAnswers({ answers, unsent }: SurveyAnswersProps) {
  const typed = unsent && (unsent.califica > 0 || unsent.comentarios !== '') ? unsent : undefined
  const shown = answers ?? typed
  return (
    <section className={styles.answers}>
      <h4>Tu encuesta</h4>
      {!answers && <p className={text.soft}>{typed ? 'No se envió. Esto escribiste:' : 'No se envió.'}</p>}
      {shown && (
        <>
          {shown.califica > 0 && <StarsShown value={shown.califica} />}
          {shown.comentarios && <p className={styles.comments}>{shown.comentarios}</p>}
        </>
      )}
    </section>
  )
}
