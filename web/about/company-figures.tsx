import { about } from '../../content/about.ts'
import { companyCounts, figures } from '../../content/figures.ts'
import { identity } from '../../content/identity.ts'
import { Part } from '../article/part.tsx'
import { Counter } from '../parts/counter.tsx'
import text from '../styles/text.module.css'
import styles from './company-figures.module.css'

/** The years, and the two counters to 100 and 30. Source: specification §2, §9. */
export function CompanyFigures() {
  return (
    <Part {...about.figures}>
      <div className={styles.row}>
        <p className={styles.years}>
          <span className={`${text.numeral} ${styles.badge}`}>{figures.years}</span>
          <span>años de experiencia, desde {identity.desde}</span>
        </p>
        {companyCounts.map((count) => (
          <Counter key={count.text} {...count} />
        ))}
      </div>
    </Part>
  )
}
