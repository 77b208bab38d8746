import { Outlet } from 'react-router'
import text from '../styles/text.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'
import { ToTop } from './to-top.tsx'
import { TopBar } from './top-bar.tsx'

/** What stands around every public page. */
export default function SiteLayout() {
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
      <ToTop />
    </>
  )
}
