/** Rows of one key that came and went, without those that stayed as they were. */
interface Balance {
  came: number
  went: number
}

interface SnapshotChanges {
  nuevos: number
  cambiados: number
  iguales: number
  retirados: number
}

/**
 * Compares two snapshots row by row: equal rows first; of the rest, as many of one identifier as came and went are
 * `cambiados` (a new report for a recalibrated standard), what is over is new or retired.
 * `before` is every digest of the published one with its key; it is used up.
 */
export class SnapshotComparison {
  readonly #before: Map<string, string>
  readonly #balances = new Map<string, Balance>()
  #iguales = 0

  constructor(before: Map<string, string>) {
    this.#before = before
  }

  /** Counts one row of the new snapshot. Rows must differ by digest. */
  add(clave: string, huella: string): void {
    if (this.#before.delete(huella)) this.#iguales += 1
    else this.#balance(clave).came += 1
  }

  /** To be called once, after the last row. */
  changes(): SnapshotChanges {
    for (const clave of this.#before.values()) this.#balance(clave).went += 1
    const changes = { nuevos: 0, cambiados: 0, iguales: this.#iguales, retirados: 0 }
    for (const { came, went } of this.#balances.values()) {
      const both = Math.min(came, went)
      changes.cambiados += both
      changes.nuevos += came - both
      changes.retirados += went - both
    }
    return changes
  }

  #balance(clave: string): Balance {
    const known = this.#balances.get(clave)
    if (known) return known
    const made = { came: 0, went: 0 }
    this.#balances.set(clave, made)
    return made
  }
}
