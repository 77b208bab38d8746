import { workSteps } from '../../content/work-steps.ts'
import styles from './work-steps.module.css'

/** How a service goes, from the first message to the certificate. */
export function WorkSteps() {
  return (
    <section aria-labelledby="como-trabajamos">
      <h2 id="como-trabajamos">Cómo trabajamos</h2>
      <ol className={styles.steps}>
        {workSteps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
