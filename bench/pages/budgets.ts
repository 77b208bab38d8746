import type { Figure } from '../figure.ts'
import type { Visit } from './lighthouse-visit.ts'
import type { ScriptWeight } from './script-weight.ts'

export type PageKind = 'reads' | 'works' | 'order'

/** A page of ours: the medians of its visits. */
export interface MeasuredPage {
  route: string
  /** `reads`: text and links alone; `works`: something moves or waits by itself; `order`: the wizard. */
  kind: PageKind
  indexable: boolean
  visit: Omit<Visit, 'failed'>
  weight: ScriptWeight
}

const kibibytes = (bytes: number) => bytes / 1024

/** The largest of a value over some pages, with the route that has it. */
function worst(pages: readonly MeasuredPage[], value: (page: MeasuredPage) => number): { value: number; at: string } {
  const values = pages.map((page) => ({ value: value(page), at: page.route }))
  const unmeasured = values.find((each) => Number.isNaN(each.value))
  return unmeasured ?? values.toSorted((a, b) => b.value - a.value)[0] ?? { value: Number.NaN, at: 'no page' }
}

const atWorst = (what: string, { value, at }: { value: number; at: string }, unit: string, budget: number): Figure => ({
  what: `${what} (${at})`,
  value,
  unit,
  budget,
})

/** What must hold on any machine: it does not move with its speed. Source: design §11. */
export function hardBudgets(pages: readonly MeasuredPage[]): Figure[] {
  const home = pages.find(({ route }) => route === '/')
  const indexable = pages.filter((page) => page.indexable)
  const reading = pages.filter(({ kind }) => kind === 'reads')
  const publicPages = pages.filter(({ kind }) => kind !== 'order')
  const orderPages = pages.filter(({ kind }) => kind === 'order')
  const missing = (name: 'accessibility' | 'bestPractices' | 'seo') => (page: MeasuredPage) => 100 - page.visit[name]
  const used = ({ weight }: MeasuredPage) => kibibytes(weight.used)
  const untouched = ({ weight, visit }: MeasuredPage) => kibibytes(Math.max(weight.untouched, visit.script))
  return [
    atWorst('accessibility: points below 100', worst(pages, missing('accessibility')), '', 0),
    atWorst('best practices: points below 100', worst(pages, missing('bestPractices')), '', 0),
    atWorst('SEO: points below 100', worst(indexable, missing('seo')), '', 0),
    atWorst(
      'layout shift',
      worst(pages, ({ visit }) => visit.cls),
      '',
      0,
    ),
    {
      what: 'home up to the load event',
      value: kibibytes(home?.visit.bytesUntilLoad ?? Number.NaN),
      unit: 'KiB',
      budget: 110,
    },
    {
      what: 'home up to the load event: requests',
      value: home?.visit.requestsUntilLoad ?? Number.NaN,
      unit: '',
      budget: 10,
    },
    atWorst('script before use, pages that only read', worst(reading, untouched), 'KiB', 0),
    atWorst('script in all, public pages', worst(publicPages, used), 'KiB', 120),
    atWorst('script in all, order pages', worst(orderPages, used), 'KiB', 150),
  ]
}

/**
 * What moves with the machine, and so is held against the reference site without script of the same
 * run. Source: design §11.
 */
export function targets(pages: readonly MeasuredPage[], floor: Omit<Visit, 'failed'>): Figure[] {
  const over =
    (name: 'fcp' | 'lcp' | 'tbt') =>
    ({ visit }: MeasuredPage) =>
      visit[name] - floor[name]
  return [
    atWorst(
      "performance: points below floor's",
      worst(pages, ({ visit }) => floor.performance - visit.performance),
      '',
      0,
    ),
    atWorst("FCP over floor's", worst(pages, over('fcp')), 'ms', 20),
    atWorst("LCP over floor's", worst(pages, over('lcp')), 'ms', 130),
    atWorst("blocking time over floor's", worst(pages, over('tbt')), 'ms', 35),
  ]
}
