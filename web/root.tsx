import { type ReactNode, useEffect } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { identity } from '../content/identity.ts'
import archivo from './fonts/archivo-92-500.woff2?url'
import { PageStyles } from './start/page-styles.tsx'
import { ScrollMarks } from './start/scroll-marks.tsx'
import './styles/base.css'
// After the base, which gives the layers their order.
import styles from './start/first-paint.module.css'
import grid from './styles/grid.module.css'
import { WizardHeader } from './wizard/wizard-header.tsx'

export { CrashPage as ErrorBoundary } from './layout/crash-page.tsx'

// The order pages' fallback has no page of its own to name it, and must not be found by search engines.
export const meta = () => [{ title: identity.nombre }, { name: 'robots', content: 'noindex' }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b4b3c" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Asked for by the sheet in the page, it would carry an order's address as its referrer: Chromium does so. */}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={archivo} />
        <Meta />
        <PageStyles />
      </head>
      <body id="arriba">
        {children}
        <ScrollMarks />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '')
  }, [])
  return <Outlet />
}

/** The order pages' first paint, before their script: they have no page of their own at build. */
export function HydrateFallback() {
  return (
    <div className={styles.page}>
      <WizardHeader />
      <main className={`${grid.wrap} ${grid.grid} ${styles.place}`}>
        <div className={styles.told}>
          <p role="status">Cargando información...</p>
          <noscript>
            <p>
              Para ver y confirmar los datos de tu orden, esta página necesita JavaScript. Actívalo en tu navegador y
              vuelve a cargarla, o llámanos al <a href={identity.telefono.enlace}>{identity.telefono.texto}</a>.
            </p>
          </noscript>
        </div>
      </main>
    </div>
  )
}
