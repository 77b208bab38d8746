import { useEffect, useRef } from 'react'
import type { Count } from '../../content/figures.ts'
import { grouped } from '../../content/grouped.ts'
import text from '../styles/text.module.css'
import { countUpWhenSeen } from './count-up.ts'
import styles from './counter.module.css'

/**
 * A great figure with its text below, counted up when it is first seen. The page's HTML holds the figure itself:
 * without script, read aloud, printed or found by a search engine it is never another number.
 */
export function Counter({ value, prefix, suffix, text: what }: Count) {
  const figure = useRef<HTMLSpanElement>(null)
  useEffect(() => (figure.current ? countUpWhenSeen(figure.current, value) : undefined), [value])
  return (
    <p className={styles.counter}>
      <span className={text.hidden}>{`${prefix ?? ''}${grouped(value)}${suffix ?? ''} ${what}`}</span>
      <span aria-hidden="true">
        <span className={`${text.numeral} ${styles.numeral}`}>
          {prefix && <sup>{prefix}</sup>}
          <span className={styles.figure} ref={figure}>
            {grouped(value)}
          </span>
          {suffix}
        </span>
        <span className={text.soft}>{what}</span>
      </span>
    </p>
  )
}
