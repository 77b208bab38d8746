import { useLocation } from 'react-router'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import { InfoPanel } from './info-panel.tsx'
import { Logo } from './logo.tsx'
import { menu } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import styles from './site-header.module.css'

/** Header variant 1: it stays at the top once 100 px are scrolled. The phone's menu opens without script. */
export function SiteHeader() {
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <div className={`${grid.wrap} ${grid.grid} ${styles.row}`}>
        <div className={grid.margin}>
          <Logo />
        </div>
        <div className={`${grid.spine} ${grid.apart} ${styles.tools}`}>
          <nav className={`${styles.nav} ${text.onScreen}`} aria-label="Principal">
            {menu.map((item) => (
              <MenuLink key={item.label} {...item} />
            ))}
          </nav>
          <InfoPanel />
          {/* A new page closes the menu. */}
          <details key={pathname} className={`${styles.menu} ${text.onScreen}`}>
            <summary>Menú</summary>
            <nav aria-label="Menú">
              {menu.map((item) => (
                <MenuLink key={item.label} {...item} />
              ))}
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
