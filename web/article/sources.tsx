import text from '../styles/text.module.css'
import styles from './sources.module.css'

/** The norms a text rests on. */
export function Sources({ sources }: { sources: string[] }) {
  return (
    <section className={`${text.note} ${styles.sources}`}>
      <h2 className={text.minor}>Fuentes</h2>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  )
}
