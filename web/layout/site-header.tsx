import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import { InfoPanel } from './info-panel.tsx'
import { Logo } from './logo.tsx'
import { menu } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import styles from './site-header.module.css'

/** Escape, or a press beside it, closes what a summary opened, as it does elsewhere. */
function useClosing(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const menu = details.current
      if (key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    const onPress = ({ target }: PointerEvent) => {
      if (details.current && target instanceof Node && !details.current.contains(target)) details.current.open = false
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
    }
  }, [details])
}

/** Header variant 1: it stays at the top once 100 px are scrolled. The phone's menu opens without script. */
export function SiteHeader() {
  const { pathname } = useLocation()
  const phoneMenu = useRef<HTMLDetailsElement>(null)
  useClosing(phoneMenu)
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
          <details key={pathname} ref={phoneMenu} className={`${styles.menu} ${text.onScreen}`}>
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
