import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { patterns } from '../../content/patterns.ts'
import { pageSizes } from '../../contract/calls/standards.ts'
import { callAddress } from '../api/call-address.ts'
import { Button } from '../parts/button.tsx'
import { FormCell } from '../parts/form-cell.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import text from '../styles/text.module.css'
import styles from './search-bar.module.css'
import type { PageSize } from './table-address.ts'

interface SearchBarProps {
  /** What is searched now, which a suggestion, or going back, may have changed; undefined until the address is read. */
  searched: string | undefined
  pageSize: PageSize
  search: (identificacion: string) => void
  resize: (pageSize: PageSize) => void
}

/** Exact search and page size above the table. */
export function SearchBar({ searched, pageSize, search, resize }: SearchBarProps) {
  const id = useId()
  // The box keeps its own text: what is typed before React has started must not be lost.
  const box = useRef<HTMLInputElement>(null)
  const followed = useRef(false)
  useEffect(() => {
    if (searched === undefined || !box.current) return
    if (followed.current || box.current.value === '') box.current.value = searched
    followed.current = true
  }, [searched])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    search(box.current?.value ?? '')
  }
  return (
    <div className={`${styles.bar} ${text.onScreen}`}>
      {/* Without script, the printable list answers the search. */}
      <form className={styles.search} action={callAddress('/api/patrones.html')} onSubmit={submit}>
        <FormCell id={`${id}q`} label="Buscar identificador exacto" alone>
          <input
            id={`${id}q`}
            type="search"
            name="identificacion"
            ref={box}
            placeholder={patterns.searchHint}
            maxLength={200}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        </FormCell>
        <Button type="submit">Buscar</Button>
      </form>
      <div className={`${styles.size} ${text.moving}`}>
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
