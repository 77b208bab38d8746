const rememberedKeys = 4000

/**
 * Answers as text, by key, each good for one version of the data. One is kept from the second time that it is offered,
 * while there is room for `most` characters: keeping each of thousands, and throwing it away for the next,
 * costs more than it saves.
 */
export class KeptTexts<Kept extends { text: string }> {
  readonly #kept = new Map<string, Kept>()
  readonly #offered = new Set<string>()
  readonly #most: number
  #version: number | undefined
  #characters = 0

  constructor(most: number) {
    this.#most = most
  }

  get(key: string, version: number): Kept | undefined {
    return version === this.#version ? this.#kept.get(key) : undefined
  }

  offer(key: string, version: number, kept: Kept): void {
    if (version !== this.#version) this.#begin(version)
    this.#drop(key)
    if (!this.#offered.has(key)) this.#remember(key)
    else if (this.#characters + kept.text.length <= this.#most) this.#keep(key, kept)
  }

  #begin(version: number): void {
    this.#version = version
    this.#kept.clear()
    this.#characters = 0
  }

  #remember(key: string): void {
    if (this.#offered.size >= rememberedKeys) this.#offered.clear()
    this.#offered.add(key)
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.set(key, kept)
    this.#characters += kept.text.length
  }

  #drop(key: string): void {
    this.#characters -= this.#kept.get(key)?.text.length ?? 0
    this.#kept.delete(key)
  }
}
