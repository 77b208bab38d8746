import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { identity } from '../../content/identity.ts'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './crash-page.module.css'

function technicalLine(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}

/** Shown when a page fails: plain links, since the site's own code may be what failed. Source: design §9. */
export function CrashPage() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  return (
    <main className={`${grid.wrap} ${styles.page}`}>
      <p className={styles.name}>
        <a href="/">{identity.nombre}</a>
      </p>
      <h1 className={text.title}>Esta página no se pudo mostrar</h1>
      <p className={text.lead}>
        Lo sentimos. Vuelve a cargarla; si sigue igual, regresa al inicio o llámanos:{' '}
        <a href={identity.telefono.enlace}>{identity.telefono.texto}</a>.
      </p>
      <p className={`${grid.ways} ${styles.ways}`}>
        <a className={`${text.filled} ${styles.home}`} href="/">
          Ir al inicio
        </a>
        <a className={text.go} href={pathname + search}>
          Volver a cargar
        </a>
      </p>
      <p className={`${text.note} ${styles.technical}`}>
        Unexpected Application Error! <code>{technicalLine(error)}</code>
      </p>
    </main>
  )
}
