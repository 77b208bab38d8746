import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { about } from '../content/about.ts'
import { accreditationOf, accreditations } from '../content/accreditations.ts'
import { accreditationsPage } from '../content/accreditations-page.ts'
import { type Count, companyCounts, figures } from '../content/figures.ts'
import { grouped } from '../content/grouped.ts'
import { plantVisit } from '../content/plant-visit.ts'
import { privacy } from '../content/privacy.ts'
import { serviceDocuments, services } from '../content/services.ts'
import { spokenDate } from '../content/spoken-date.ts'
import { traceability } from '../content/traceability.ts'
import { expect, test } from './server.ts'
import { startReact } from './start-react.ts'

/** The headings of an MDX text of content/, and what it stresses. */
function marked(name: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../content', name), 'utf8')
  return [...text.matchAll(/^##+ (.+)$|\*\*(.+?)\*\*/gm)].map(([, heading, stressed]) => heading ?? stressed ?? '')
}

const pages = [
  {
    path: '/about',
    title: about.title,
    says: [String(figures.years), about.history.heading, about.software.label, ...marked('about/ethics.mdx')],
  },
  { path: '/traceability', title: traceability.title, says: [...traceability.sources, ...marked('traceability.mdx')] },
  {
    path: '/project-details',
    title: plantVisit.title,
    says: [...plantVisit.steps.map((step) => step.title), ...marked('plant-visit.mdx')],
  },
  {
    path: '/acreditaciones',
    title: accreditationsPage.title,
    says: accreditations.flatMap(({ numero }) => numero ?? []),
  },
  { path: '/aviso-de-privacidad', title: privacy.title, says: marked('privacy.mdx') },
]

/** A counter as it is read aloud. */
const counterOf = (page: Page, { prefix = '', value, suffix = '', text }: Count) =>
  page.getByText(`${prefix}${grouped(value)}${suffix} ${text}`, { exact: true })

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const { path, title, says } of pages)
    test(`${path} is read whole, at every width`, async ({ page, lab }) => {
      await page.goto(lab.url + path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      for (const words of says) await expect(page.getByRole('main')).toContainText(words)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
      for (const width of [320, 360, 768, 1000, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflow(page), `${width} px`).toBe(0)
      }
    })

  test('the counters hold their figures and the accordion opens', async ({ page, lab }) => {
    await page.goto(`${lab.url}/about`)
    for (const count of companyCounts) await expect(counterOf(page, count)).toBeAttached()
    const entries = page.locator('main details')
    const itsDocument = entries.nth(0).getByRole('link').first()
    await entries.nth(0).getByRole('heading').click()
    await expect(itsDocument).toBeVisible()
    await entries.nth(1).getByRole('heading').click()
    await expect(itsDocument).toBeHidden()
  })
})

const [first] = companyCounts as [Count]

/** Every figure that the first counter shows from now on, in order. */
const watchFigure = (page: Page) =>
  page.evaluate(() => {
    const figure = document.querySelector('main p [aria-hidden] span span')
    const shown: string[] = []
    Object.assign(window, { shown })
    if (figure) new MutationObserver(() => shown.push(figure.textContent)).observe(figure, { childList: true })
  })
const shownFigures = (page: Page) => page.evaluate(() => (window as unknown as { shown: string[] }).shown)

test('a counter counts up once to its figure, and is read aloud as it is from the start', async ({ page, lab }) => {
  await page.goto(`${lab.url}/about`)
  await watchFigure(page)
  await startReact(page)
  const counter = counterOf(page, first)
  await counter.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await shownFigures(page)).at(-1)).toBe(grouped(first.value))
  const counted = (await shownFigures(page)).map((shown) => Number(shown.replace(',', '')))
  expect(counted[0]).toBeLessThan(first.value)
  expect(counted).toEqual(counted.toSorted((a, b) => a - b))
  await expect(counter).toBeAttached()
})

test('a counter stands still for those who ask for less motion', async ({ page, lab }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${lab.url}/about`)
  await watchFigure(page)
  await startReact(page)
  await counterOf(page, first).scrollIntoViewIfNeeded()
  await page.locator('main details').first().getByRole('heading').click()
  expect(await shownFigures(page)).toEqual([])
})

test('each service shows what is known of its accreditation, and nothing is filled in', async ({ page, lab }) => {
  await page.goto(`${lab.url}/acreditaciones`)
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(rows).toHaveCount(services.length)
  for (const [index, service] of services.entries()) {
    const row = rows.nth(index)
    await expect(row.getByRole('heading')).toHaveText(service.title)
    const { numero, desde, ratificada } = accreditationOf(service.id)
    const text = (await row.textContent()) ?? ''
    expect(text.match(/\d+ de [a-z]+ de \d{4}/g) ?? []).toEqual(
      [desde, ratificada].flatMap((date) => (date ? spokenDate(date) : [])),
    )
    if (numero) expect(text).toContain(numero)
    else expect(text).not.toMatch(/[A-Z]-\d+/)
    await expect(row.getByRole('link', { name: /se abre en otra pestaña/ })).toHaveCount(
      serviceDocuments(service).length,
    )
  }
})

test('every document of every service is there, as a PDF', async ({ request, lab }) => {
  const links = services.flatMap(serviceDocuments).map(({ link }) => link)
  for (const link of links.filter((each) => each.startsWith('/'))) {
    const reply = await request.get(lab.url + link)
    expect(reply.status(), link).toBe(200)
    expect(reply.headers()['content-type']).toBe('application/pdf')
  }
})

test('the contents lead to their sections', async ({ page, lab }) => {
  await page.goto(`${lab.url}/traceability`)
  const contents = page.getByRole('navigation', { name: 'En esta página' })
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(await contents.getByRole('link').allInnerTexts()).toEqual(
    titles.filter((title) => !['En esta página', 'Fuentes'].includes(title)),
  )
  const last = titles.at(-1)
  await contents.getByRole('link', { name: last }).click()
  await expect(page.getByRole('heading', { name: last })).toBeInViewport()
})

test('on paper the text stands alone', async ({ page, lab }) => {
  await page.goto(`${lab.url}/traceability`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'En esta página' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible()
})
