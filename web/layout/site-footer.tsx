import { identity, withSampleMark } from '../../content/identity.ts'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import { Logo } from './logo.tsx'
import { menu, quickLinks } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './site-footer.module.css'
import { ToTop } from './to-top.tsx'

const lists = [
  { title: 'Menú', items: menu },
  { title: 'Enlaces rápidos', items: quickLinks },
]

/** Address, hours, menu and quick links, newsletter, way up; its end is marked, as ISO/IEC 17025 asks of reports. */
export function SiteFooter() {
  const { direccion, horario, telefono, correo } = identity
  return (
    <footer className={styles.footer}>
      <div className={`${grid.wrap} ${grid.grid} ${styles.rows}`}>
        <div className={styles.part}>
          <Logo />
          <p className={`${text.soft} ${styles.address}`}>
            {direccion.calle}
            <br />
            {direccion.cp} {direccion.ciudad}
          </p>
          <p className={styles.reach}>
            <a href={telefono.enlace}>{telefono.texto}</a>
            <br />
            <a href={`mailto:${correo}`}>{correo}</a>
          </p>
        </div>
        <div className={styles.hours}>
          <h2 className={text.minor}>Horario</h2>
          <p className={text.soft}>
            {horario.semana}
            <br />
            {horario.finDeSemana}
          </p>
        </div>
        {lists.map(({ title, items }) => (
          <nav key={title} className={`${styles.list} ${text.onScreen}`} aria-label={`${title}, pie de página`}>
            <h2 className={text.minor}>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.label}>
                  <MenuLink {...item} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={`${styles.part} ${text.onScreen}`}>
          <NewsletterForm />
        </div>
        <p className={`${text.note} ${grid.all}`}>{`© ${identity.derechos} ${withSampleMark(identity.nombre)}`}</p>
        <p className={`${text.note} ${grid.all} ${styles.end}`}>Fin del documento</p>
      </div>
      <ToTop />
    </footer>
  )
}
