import { expect, test } from 'vitest'
import { holds } from '../figure.ts'
import { hardBudgets, type MeasuredPage, targets } from './budgets.ts'

const visit: MeasuredPage['visit'] = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 860,
  lcp: 900,
  tbt: 10,
  cls: 0,
  bytes: 100 * 1024,
  script: 0,
  requests: 12,
  bytesUntilLoad: 90 * 1024,
  requestsUntilLoad: 9,
  scriptUntilLoad: 0,
}
const home: MeasuredPage = {
  route: '/',
  kind: 'works',
  indexable: true,
  visit: { ...visit, script: 100 * 1024 },
  weight: { untouched: 100 * 1024, used: 100 * 1024 },
}
const about: MeasuredPage = {
  ...home,
  route: '/about',
  kind: 'reads',
  visit,
  weight: { untouched: 0, used: 100 * 1024 },
}
const order: MeasuredPage = {
  ...home,
  route: '/confirmacion?id=…',
  kind: 'order',
  indexable: false,
  visit: { ...visit, seo: 66, script: 140 * 1024 },
  weight: { untouched: 140 * 1024, used: 140 * 1024 },
}

const missed = (pages: MeasuredPage[]) => hardBudgets(pages).flatMap((each) => (holds(each) ? [] : [each.what]))

test('a site within its budgets misses none; an order page needs no search engine', () => {
  expect(missed([home, about, order])).toEqual([])
})

const faults: { name: string; page: MeasuredPage; missed: string }[] = [
  {
    name: 'a page that moves',
    page: { ...about, visit: { ...visit, cls: 0.01 } },
    missed: 'layout shift (/about)',
  },
  {
    name: 'a page one point below',
    page: { ...about, visit: { ...visit, accessibility: 99 } },
    missed: 'accessibility: points below 100 (/about)',
  },
  {
    name: 'script where one only reads',
    page: { ...about, weight: { untouched: 1, used: 1 } },
    missed: 'script before use, pages that only read (/about)',
  },
  {
    name: 'script that only Lighthouse saw',
    page: { ...about, visit: { ...visit, script: 1 } },
    missed: 'script before use, pages that only read (/about)',
  },
  {
    name: 'a heavy public page',
    page: { ...about, weight: { untouched: 0, used: 121 * 1024 } },
    missed: 'script in all, public pages (/about)',
  },
  {
    name: 'a page whose script nobody weighed',
    page: { ...about, weight: { untouched: 0, used: Number.NaN } },
    missed: 'script in all, public pages (/about)',
  },
]

test.each(faults)('$name is named', ({ page, missed: what }) => {
  expect(missed([home, page, order])).toEqual([what])
})

test('a site without a home page misses the home page’s budgets', () => {
  expect(missed([about, order])).toEqual(['home up to the load event', 'home up to the load event: requests'])
})

test('targets are held against the reference site of the same run', () => {
  const floor = { ...visit, performance: 95, fcp: 860, lcp: 800, tbt: 0 }
  const shown = targets([home, about], floor).map((each) => [each.value, holds(each)])
  expect(shown).toEqual([
    [-5, true],
    [0, true],
    [100, true],
    [10, true],
  ])
})
