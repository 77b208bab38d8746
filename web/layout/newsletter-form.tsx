import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { shortNotices, wholeNoticeLink } from '../../content/privacy-short.ts'
import { callAddress } from '../api/call-address.ts'
import { useKeptFocus } from '../parts/use-kept-focus.ts'
import text from '../styles/text.module.css'
import styles from './newsletter-form.module.css'
import type { Asked } from './subscribe.ts'

/** Asks for the newsletter. Without script it is a plain post that the server answers with a page. */
export function NewsletterForm() {
  const id = useId()
  const [sending, setSending] = useState(false)
  const [told, setTold] = useState<Asked>()
  const button = useKeptFocus(sending)
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (sending) return
    setSending(true)
    // Reading a page needs none of this: it comes when it is used.
    const email = String(new FormData(form).get('email') ?? '')
    const asked = import('./subscribe.ts').then(
      ({ subscribe }) => subscribe(email),
      () => undefined,
    )
    const answer: Asked = (await asked) ?? {
      done: false,
      text: 'Error de conexión. No se pudo conectar con el servidor.',
    }
    setSending(false)
    setTold(answer)
    if (answer.done) form.reset()
    if (answer.wrong) field.current?.focus()
  }
  return (
    <form method="post" action={callAddress('/api/boletin')} onSubmit={submit} noValidate>
      <h2 className={text.minor}>
        <label htmlFor={id}>Boletín</label>
      </h2>
      <p className={text.soft}>Cambios de norma y avisos del laboratorio.</p>
      <div className={styles.field}>
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          required
          placeholder="tu@empresa.com"
          autoComplete="email"
          aria-describedby={`${id}-aviso`}
          aria-invalid={told?.wrong || undefined}
        />
        <button ref={button} type="submit" disabled={sending}>
          {sending ? 'Enviando...' : 'Suscribirme'}
        </button>
      </div>
      <p id={`${id}-aviso`} role="status" className={told?.done ? styles.told : styles.failed}>
        {told?.text}
      </p>
      <p className={`${text.note} ${styles.privacy}`}>
        {shortNotices.newsletter} <Link to="/aviso-de-privacidad">{wholeNoticeLink}</Link>
      </p>
    </form>
  )
}
