import { Link } from 'react-router'
import { accreditationOf } from '../../content/accreditations.ts'
import { services } from '../../content/services.ts'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './service-index.module.css'

/** The magnitudes in one glance on a phone, where their cards are seven screens: each leads to its service's page. */
export function ServiceIndex() {
  return (
    <nav className={styles.index} aria-label="Magnitudes">
      <ul>
        {services.map(({ id, href, icon, title }) => (
          <li key={id}>
            <Link className={grid.apart} to={href}>
              <span>
                <i className={text.symbol} aria-hidden="true">
                  {icon}
                </i>
                {title}
              </span>
              <span className={text.note}>{accreditationOf(id).numero ?? 'ISO/IEC 17025'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
