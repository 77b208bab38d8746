import { contact } from '../../content/contact.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import { Reach } from '../contact/reach.tsx'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './contact-section.module.css'
import section from './section.module.css'

/** The form, with the ways to reach us in the margin; on a phone the form comes first. */
export function ContactSection() {
  return (
    <section className={`${section.section} ${grid.wrap}`} id="contacto" aria-labelledby="contacto-titulo">
      <div className={`${grid.grid} ${styles.rows}`}>
        <p className={`${grid.margin} ${text.label}`}>
          <b>{contact.label}</b>
        </p>
        <div className={`${grid.spine} ${styles.form}`}>
          <h2 id="contacto-titulo">{contact.heading}</h2>
          <p className={`${text.lead} ${text.soft} ${styles.lead}`}>{contact.lead}</p>
          {/* On paper the telephone and the address beside it are what helps. */}
          <div className={text.onScreen}>
            <ContactForm />
          </div>
        </div>
        <div className={`${grid.margin} ${styles.reach}`}>
          <Reach />
        </div>
      </div>
    </section>
  )
}
