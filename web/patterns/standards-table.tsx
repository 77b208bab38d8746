import { useEffect, useRef } from 'react'
import { patterns } from '../../content/patterns.ts'
import { callAddress } from '../api/call-address.ts'
import { Button } from '../parts/button.tsx'
import text from '../styles/text.module.css'
import { SearchBar } from './search-bar.tsx'
import { StandardsRows } from './standards-rows.tsx'
import styles from './standards-table.module.css'
import { askSearch } from './table-address.ts'
import { useStandards } from './use-standards.ts'

const columns = ['Descripción', 'Marca', 'Identificación', 'Calibrado', 'Próxima', 'Informe']

/** The reference standards, searched by exact identifier, page by page. Source: specification §2, patterns page. */
export function StandardsTable() {
  const { ask, searched, loading, shown, search, resize, turn, again } = useStandards()
  const area = useRef<HTMLDivElement>(null)
  const { total, totalPages } = shown.kind === 'page' ? shown.page : { total: 0, totalPages: 0 }
  const pages = Math.max(1, totalPages)
  const page = Math.min(ask.page, pages)

  // New rows are read from their first.
  useEffect(() => {
    area.current?.scrollTo(0, 0)
  }, [shown])

  // The button that was pressed goes away with its message: the focus moves to the table that comes instead.
  const fromMessage = (act: () => void) => {
    area.current?.focus({ preventScroll: true })
    act()
  }

  useOpenAtRows(searched !== undefined, askSearch(ask) !== '')

  return (
    <div id="tabla" tabIndex={-1} className={styles.section} data-starts>
      <SearchBar searched={searched} pageSize={ask.pageSize} search={search} resize={resize} />
      <div className={styles.frame}>
        <section
          ref={area}
          className={styles.area}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area is reached and moved by keyboard
          tabIndex={0}
          aria-label="Patrones de referencia"
          aria-busy={loading}
        >
          <table className={loading ? styles.waiting : undefined}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <StandardsRows
                shown={shown}
                search={(identificacion) => fromMessage(() => search(identificacion))}
                again={() => fromMessage(again)}
              />
            </tbody>
          </table>
        </section>
        <p className={styles.loading} role="status">
          {loading && 'Cargando...'}
        </p>
        <noscript>
          <p className={styles.loading}>
            Esta tabla necesita JavaScript. Sin él, busca arriba o abre la{' '}
            <a href={callAddress('/api/patrones.html')}>lista completa</a>.
          </p>
        </noscript>
      </div>
      <PageTurner {...{ page, pages, total, turn }} />
      <p className={`${styles.whole} ${text.onScreen}`}>
        {patterns.whole}{' '}
        <a href={callAddress('/api/patrones.csv')} download>
          {patterns.wholeCsv}
        </a>{' '}
        · <a href={callAddress('/api/patrones.html')}>{patterns.wholePage}</a>
      </p>
    </div>
  )
}

/** An address that was sent asks for rows: it opens at them, not at the introduction. */
function useOpenAtRows(isKnown: boolean, isSent: boolean) {
  const arrived = useRef(false)
  useEffect(() => {
    if (!isKnown) return
    if (!arrived.current && isSent && scrollY === 0) document.getElementById('tabla')?.scrollIntoView()
    arrived.current = true
  }, [isKnown, isSent])
}

interface PageTurnerProps {
  page: number
  pages: number
  /** Rows of all pages. */
  total: number
  turn: (pages: 1 | -1) => void
}

function PageTurner({ page, pages, total, turn }: PageTurnerProps) {
  return (
    <div className={`${styles.foot} ${text.moving}`}>
      <p role="status">
        Mostrando página {page} de {pages}. Total: {total}.
      </p>
      <div className={`${styles.turn} ${text.onScreen}`}>
        {/* Not disabled while it loads: the button would lose the focus, and a keyboard user the place. */}
        <Button look="quiet" disabled={page <= 1} onClick={() => turn(-1)}>
          Previa
        </Button>
        <Button look="quiet" disabled={page >= pages} onClick={() => turn(1)}>
          Siguiente
        </Button>
      </div>
    </div>
  )
}
