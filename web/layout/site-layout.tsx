import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import text from '../styles/text.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'
import { TopBar } from './top-bar.tsx'

/**
 * Where a link led is told by its title, and the keyboard goes on from there; going back goes back to where one was.
 */
function useTitleFocus() {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const title = document.querySelector<HTMLElement>('#contenido h1')
    if (!title || hash !== '' || kind === 'POP') return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [pathname, hash, kind])
}

/** What stands around every public page. */
export default function SiteLayout() {
  useTitleFocus()
  return (
    <>
      <a className={`${text.filled} ${styles.skip}`} href="#contenido">
        Ir al contenido
      </a>
      <TopBar />
      <SiteHeader />
      <main id="contenido" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
