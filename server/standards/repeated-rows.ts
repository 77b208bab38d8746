import type { StandardsImport } from '../../contract/calls/standards.ts'

type Repeated = StandardsImport['repetidos'][number]

const sameRow = 'El renglón está repetido; cuenta una vez.'
const otherRow = 'La misma identificación tiene datos distintos; se publican todos.'

/** Finds rows given twice, and identifiers that stand for more than one row. Source: design §10. */
export class RepeatedRows {
  readonly #digests = new Set<string>()
  readonly #firstRows = new Map<string, number>()
  readonly #found = new Map<string, Repeated>()

  /** True when this very row was there before, and so must not be stored again. */
  add(row: { renglon: number; Identificacion: string; clave: string; huella: string }): boolean {
    const { renglon, Identificacion, clave, huella } = row
    const again = this.#digests.has(huella)
    this.#digests.add(huella)
    const first = this.#firstRows.get(clave)
    if (first === undefined) this.#firstRows.set(clave, renglon)
    else
      this.#report(`${again}:${clave}`, {
        Identificacion,
        renglones: [first, renglon],
        motivo: again ? sameRow : otherRow,
      })
    return again
  }

  list(): Repeated[] {
    return [...this.#found.values()]
  }

  #report(key: string, repeated: Repeated): void {
    const known = this.#found.get(key)
    if (known) known.renglones.push(...repeated.renglones.slice(1))
    else this.#found.set(key, repeated)
  }
}
