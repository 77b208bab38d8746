import { type Drawing, type PageLayout, paper, type Tagged, tagged } from './page-layout.ts'

/** What a fresh page starts with, and where its body begins. */
export interface PageHead {
  artifacts: Drawing[]
  content: Tagged[]
  bodyTop: number
}

/**
 * Fills pages from top to bottom; `head` makes the first page (`first`) and those that continue it, all with `notes` at
 * their foot.
 */
export class Flow {
  readonly pages: PageLayout[] = []
  y = 0
  readonly #head: (first: boolean) => PageHead
  readonly #notes: string

  constructor(head: (first: boolean) => PageHead, notes: string) {
    this.#head = head
    this.#notes = notes
    this.newPage()
  }

  newPage(): void {
    const { artifacts, content, bodyTop } = this.#head(this.pages.length === 0)
    this.pages.push({ artifacts: [...artifacts], content: [...content], notes: this.#notes })
    this.y = bodyTop
  }

  get page(): PageLayout {
    return this.pages.at(-1) as PageLayout
  }

  get room(): number {
    return paper.bottom - this.y
  }

  /** The element of this page that collects `tag`'s parts: a table over three pages is a table on each. */
  container(tag: Tagged['tag'], open: Tagged | undefined): Tagged {
    if (open && this.page.content.includes(open)) return open
    const fresh = tagged(tag, [])
    this.page.content.push(fresh)
    return fresh
  }
}
