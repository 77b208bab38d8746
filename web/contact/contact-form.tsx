import { useId } from 'react'
import { Link } from 'react-router'
import { contact } from '../../content/contact.ts'
import { shortNotices, wholeNoticeLink } from '../../content/privacy-short.ts'
import { callAddress } from '../api/call-address.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FormCell, FormSheet } from '../parts/form-cell.tsx'
import text from '../styles/text.module.css'
import styles from './contact-form.module.css'
import type { Message, Problems } from './notices.ts'
import { useContactForm } from './use-contact-form.ts'

/** The message to the laboratory. Without script it is a plain post that the server answers with a page. */
export function ContactForm() {
  const id = useId()
  const { form, trap, field, problems, sending, notice, submit, closeNotice } = useContactForm()
  return (
    <form ref={form} method="post" action={callAddress('/api/contacto')} onSubmit={submit} noValidate>
      <FormSheet>
        <FormCell id={`${id}n`} label="Nombre" half below={<Problem name="nombre" problems={problems} />}>
          <input {...field('nombre')} id={`${id}n`} autoComplete="name" maxLength={200} required />
        </FormCell>
        <FormCell id={`${id}e`} label="Correo electrónico" half below={<Problem name="email" problems={problems} />}>
          <input {...field('email')} id={`${id}e`} type="email" autoComplete="email" maxLength={254} required />
        </FormCell>
        <FormCell id={`${id}m`} label="Mensaje" below={<Problem name="mensaje" problems={problems} />}>
          <textarea
            {...field('mensaje')}
            id={`${id}m`}
            rows={5}
            maxLength={5000}
            required
            placeholder={contact.placeholder}
          />
        </FormCell>
      </FormSheet>
      {/* For programs that fill in every field; people and screen readers pass it by. */}
      <div className={text.hidden} aria-hidden="true">
        <label htmlFor={`${id}s`}>No llenes este campo</label>
        <input ref={trap} id={`${id}s`} name="pagina" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.send}>
        <Button type="submit" look="primary" disabled={sending}>
          {sending ? 'Enviando...' : 'Enviar mensaje'}
        </Button>
        <p className={text.note}>
          {shortNotices.contact} <Link to="/aviso-de-privacidad">{wholeNoticeLink}</Link>
        </p>
      </div>
      {notice && (
        <Dialog
          title={notice.title}
          onClosed={closeNotice}
          actions={(close) => (
            <Button onClick={close} data-autofocus>
              Aceptar
            </Button>
          )}
        >
          <p className={notice.kind === 'error' ? styles.failed : undefined}>{notice.text}</p>
        </Dialog>
      )}
    </form>
  )
}

function Problem({ name, problems }: { name: keyof Message; problems: Problems }) {
  const said = problems[name]
  return (
    said && (
      <p id={`${name}-problema`} className={`${text.note} ${styles.problem}`}>
        {said}
      </p>
    )
  )
}
