const rememberedKeys = 400

/**
 * Answers as text, by key, each kept from the second time that it is offered: keeping each of thousands that nobody asks
 * for again costs more than it saves. Beyond `most` characters in all the oldest are dropped.
 */
export class KeptTexts<Kept extends { text: string }> {
  readonly #kept = new Map<string, Kept>()
  readonly #offered = new Set<string>()
  readonly #most: number
  #characters = 0

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Kept | undefined {
    return this.#kept.get(key)
  }

  offer(key: string, kept: Kept): void {
    this.#drop(key)
    if (!this.#offered.has(key)) {
      this.#remember(key)
      return
    }
    this.#kept.set(key, kept)
    this.#characters += kept.text.length
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#most) break
      this.#drop(oldest)
    }
  }

  #remember(key: string): void {
    if (this.#offered.size >= rememberedKeys) this.#offered.clear()
    this.#offered.add(key)
  }

  #drop(key: string): void {
    this.#characters -= this.#kept.get(key)?.text.length ?? 0
    this.#kept.delete(key)
  }
}
