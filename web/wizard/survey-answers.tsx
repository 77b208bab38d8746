import { StarsShown } from '../parts/stars.tsx'
import text from '../styles/text.module.css'
import styles from './confirmed-page.module.css'
import type { Survey } from './survey-flow.ts'

/** The survey as it was answered. */
export function SurveyAnswers({ answers }: { answers: Survey | undefined }) {
  return (
    <section className={styles.answers}>
      <h4>Tu encuesta</h4>
      {answers ? (
        <>
          <StarsShown value={answers.califica} />
          {answers.comentarios && <p className={styles.comments}>{answers.comentarios}</p>}
        </>
      ) : (
        <p className={text.soft}>No se envió.</p>
      )}
    </section>
  )
}
