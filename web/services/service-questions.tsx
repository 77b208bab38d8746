import type { ServicePage } from '../../content/service-page.ts'
import grid from '../styles/grid.module.css'
import styles from './service-questions.module.css'

/** Questions often asked; each opens by itself, without script too. */
export function ServiceQuestions({ questions }: { questions: ServicePage['questions'] }) {
  return (
    <section aria-labelledby="preguntas">
      <h2 id="preguntas">Preguntas frecuentes</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary className={grid.apart}>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
