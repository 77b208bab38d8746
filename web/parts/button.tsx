import type { ComponentProps } from 'react'
import text from '../styles/text.module.css'
import styles from './button.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

/** `primary` once a view; `quiet` for the rest; `link` for what stands in a line of text. */
type ButtonLook = 'primary' | 'quiet' | 'link'

/** The classes of a button's look, for an `<a>` that looks like one. */
export function buttonClass(look: ButtonLook = 'primary', className = ''): string {
  // Nothing is pressed on paper.
  if (look === 'link') return `${styles.link} ${text.onScreen} ${className}`
  return `${styles.button} ${text.onScreen} ${look === 'quiet' ? styles.quiet : text.filled} ${className}`
}

export function Button({
  look,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'ref'> & { look?: ButtonLook }) {
  const button = useKeptFocus(rest.disabled)
  return <button {...rest} ref={button} type={type} className={buttonClass(look, className)} />
}
