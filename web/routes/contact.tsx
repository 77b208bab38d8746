import { contact } from '../../content/contact.ts'
import { identity } from '../../content/identity.ts'
import { ContactForm } from '../contact/contact-form.tsx'
import { OfficeMap } from '../contact/office-map.tsx'
import { Reach } from '../contact/reach.tsx'
import { Page } from '../layout/page.tsx'
import { breadcrumbList } from '../seo/breadcrumb-list.ts'
import { laboratory } from '../seo/laboratory.ts'
import { pageMeta } from '../seo/page-meta.ts'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './contact.module.css'

export const meta = () =>
  pageMeta({
    path: '/contact',
    title: contact.title,
    description: contact.description,
    jsonLd: [laboratory(), breadcrumbList([{ label: contact.title, to: '/contact' }])],
  })

export default function Contact() {
  const { direccion } = identity
  return (
    <Page title={contact.title}>
      <div className={`${grid.grid} ${styles.rows}`}>
        <div className={styles.form}>
          <h2>{contact.heading}</h2>
          <p className={`${text.lead} ${text.soft} ${styles.lead}`}>{contact.lead}</p>
          <ContactForm />
        </div>
        <aside className={styles.margin} aria-label="Otras formas de contacto">
          <Reach />
          <dl className={styles.place}>
            <dt>Domicilio</dt>
            <dd>
              {direccion.calle}
              <br />
              {direccion.cp} {direccion.ciudad}
            </dd>
          </dl>
          <h2>Ayuda que nos digas</h2>
          <ul className={styles.hints}>
            {contact.hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </aside>
      </div>
      <section className={styles.map} aria-labelledby="mapa-titulo">
        <h2 id="mapa-titulo">{contact.map.heading}</h2>
        <OfficeMap figure={1} />
      </section>
    </Page>
  )
}
