import type { ComponentProps } from 'react'
import text from '../styles/text.module.css'

/** Text for assistive technology alone. */
export function ReadAloud(props: ComponentProps<'span'>) {
  return <span {...props} className={text.hidden} />
}
