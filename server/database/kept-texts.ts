/** Answers as text, by key: beyond `most` characters in all the oldest are dropped. */
export class KeptTexts<Kept extends { text: string }> {
  readonly #kept = new Map<string, Kept>()
  readonly #most: number
  #characters = 0

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Kept | undefined {
    return this.#kept.get(key)
  }

  keep(key: string, kept: Kept): void {
    this.#drop(key)
    this.#kept.set(key, kept)
    this.#characters += kept.text.length
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#most) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#characters -= this.#kept.get(key)?.text.length ?? 0
    this.#kept.delete(key)
  }
}
