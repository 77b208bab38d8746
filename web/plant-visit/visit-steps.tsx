import styles from './visit-steps.module.css'

/** How a visit is planned, step by step, with when each is due. */
export function VisitSteps({ steps }: { steps: { title: string; text: string; when: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, when }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className={styles.when}>{when}</p>
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
