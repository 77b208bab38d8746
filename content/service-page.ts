import type { PictureName } from './pictures.ts'

/** What a service's page shows beside its prose (NAME.mdx): a file of content/services/ named for the service's id. */
export type ServicePage = {
  /** The sentence under the title. */
  lead: string
  /** For search engines: best 70 to 160 characters, at most 170. */
  description: string
  place: string
  figure: PictureName
  /** Shown instead on a phone: upright, the same instrument. */
  phone?: PictureName
  /** A drawing of what is measured, in the margin, where `figure` is not one already. */
  drawing?: PictureName
  /**
   * Notes to the figure, lettered a, b, c; `at` is the point on the wide picture in per cent from its left and top,
   * which a line reaches from the left edge unless `fromRight`. On a phone it is moved to the middle of the picture,
   * which is what `phone` shows; where that is another part of it, `phoneAt` is the point there.
   */
  callouts: {
    title: string
    text: string
    at?: [left: number, top: number]
    phoneAt?: [left: number, top: number]
    fromRight?: boolean
  }[]
  /** Usual ranges, for orientation: what is accredited is in the document. */
  instruments: { name: string; range: string; laboratory: boolean; plant: boolean }[]
  questions: { question: string; answer: string }[]
}
