import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { pageSizes } from '../../contract/calls/standards.ts'
import { Button } from '../parts/button.tsx'
import { FormCell } from '../parts/form-cell.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import text from '../styles/text.module.css'
import styles from './search-bar.module.css'
import type { PageSize } from './use-standards.ts'

interface SearchBarProps {
  /** What is searched now, which a suggestion may have changed. */
  searched: string
  pageSize: PageSize
  search: (identificacion: string) => void
  resize: (pageSize: PageSize) => void
}

/** Exact search and page size above the table. */
export function SearchBar({ searched, pageSize, search, resize }: SearchBarProps) {
  const id = useId()
  // The box keeps its own text: what is typed before React has started must not be lost.
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current && searched) box.current.value = searched
  }, [searched])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    search(box.current?.value ?? '')
  }
  return (
    <div className={`${styles.bar} ${text.moving} ${text.onScreen}`}>
      <form className={styles.search} onSubmit={submit}>
        <FormCell id={`${id}q`} label="Buscar identificador exacto" alone>
          <input
            id={`${id}q`}
            type="search"
            ref={box}
            placeholder="Ej. CM-PR-014"
            maxLength={200}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        </FormCell>
        <Button type="submit">Buscar</Button>
      </form>
      <div className={styles.size}>
        <label htmlFor={`${id}s`}>Filas por página</label>
        <span>
          <select id={`${id}s`} value={pageSize} onChange={({ target }) => resize(Number(target.value) as PageSize)}>
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <Glyph name="down" />
        </span>
      </div>
    </div>
  )
}
