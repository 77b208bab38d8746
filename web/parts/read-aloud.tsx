import type { ComponentProps } from 'react'
import styles from './read-aloud.module.css'

/** Text for assistive technology alone. */
export function ReadAloud(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.aloud} />
}
