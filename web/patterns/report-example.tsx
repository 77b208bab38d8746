import { patterns } from '../../content/patterns.ts'
import { FigureCaption } from '../figure/figure-caption.tsx'
import text from '../styles/text.module.css'
import styles from './report-example.module.css'

/** A piece of a report, drawn, with the identification to search for marked. */
export function ReportExample() {
  const { heading, rows, caption } = patterns.example
  return (
    <figure className={`${styles.figure} ${text.onScreen}`}>
      <div className={styles.plate}>
        <div className={styles.sheet}>
          <p className={styles.heading}>{heading}</p>
          <dl>
            {rows.map(({ label, value, ...row }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{'marked' in row ? <mark>{value}</mark> : value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <FigureCaption number={1}>{caption}</FigureCaption>
    </figure>
  )
}
