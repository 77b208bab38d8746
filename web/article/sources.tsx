import styles from './sources.module.css'

/** The norms a text rests on. */
export function Sources({ sources }: { sources: string[] }) {
  return (
    <section className={styles.sources}>
      <h2>Fuentes</h2>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  )
}
