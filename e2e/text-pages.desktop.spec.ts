import type { Page } from '@playwright/test'
import { services } from '../content/services.ts'
import { expect, test } from './server.ts'
import { startReact } from './start-react.ts'

const pages = [
  { path: '/about', title: 'Empresa', says: ['32 años', 'Software de gestión', 'Imparcialidad'] },
  { path: '/traceability', title: 'Trazabilidad', says: ['7.1.5.2', 'Errores que la rompen', 'Recomendaciones'] },
  { path: '/project-details', title: 'Calibración en planta', says: ['Factibilidad', 'Cómo se planea una visita'] },
  { path: '/acreditaciones', title: 'Acreditaciones', says: ['P-36', 'F-28', 'T-154', 'E-154'] },
  {
    path: '/aviso-de-privacidad',
    title: 'Aviso de privacidad',
    says: ['20 de marzo de 2025', 'Secretaría Anticorrupción y Buen Gobierno', 'ARCO', 'Cambios a este aviso'],
  },
]

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
    await expect(page.getByText('100 % ISO 17025', { exact: true })).toBeAttached()
    await expect(page.getByText('+30 reconocimientos', { exact: true })).toBeAttached()
    await page.getByRole('heading', { name: 'Fuerza' }).click()
    await expect(page.getByText('14 de noviembre de 2011', { exact: true })).toBeVisible()
    await page.getByRole('heading', { name: 'Humedad' }).click()
    await expect(page.getByText('14 de noviembre de 2011', { exact: true })).toBeHidden()
  })
})

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
  const counter = page.getByText('100 % ISO 17025', { exact: true })
  await counter.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await shownFigures(page)).at(-1)).toBe('100')
  const figures = (await shownFigures(page)).map(Number)
  expect(figures[0]).toBeLessThan(100)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  await expect(counter).toBeAttached()
})

test('a counter stands still for those who ask for less motion', async ({ page, lab }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${lab.url}/about`)
  await watchFigure(page)
  await startReact(page)
  await page.getByText('100 % ISO 17025', { exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Presión' }).click()
  expect(await shownFigures(page)).toEqual([])
})

const accreditations = [
  { name: 'Presión', facts: ['P-36', '9 de noviembre de 2011', '16 de octubre de 2024'] },
  { name: 'Fuerza', facts: ['F-28', '14 de noviembre de 2011', '16 de octubre de 2024'] },
  { name: 'Temperatura', facts: ['T-154'] },
  { name: 'Eléctrica', facts: ['E-154', '16 de octubre de 2024'] },
  { name: 'Masa', facts: [] },
  { name: 'Par Torsional', facts: [] },
  { name: 'Humedad', facts: [] },
]

test('the accreditations are those of the specification, and nothing is filled in', async ({ page, lab }) => {
  await page.goto(`${lab.url}/acreditaciones`)
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(rows).toHaveCount(accreditations.length)
  for (const [index, { name, facts }] of accreditations.entries()) {
    const row = rows.nth(index)
    await expect(row.getByRole('heading')).toHaveText(name)
    const told = ((await row.textContent()) ?? '').match(/[A-Z]-\d+|\d+ de [a-z]+ de \d{4}/g) ?? []
    expect(told).toEqual(facts)
    await expect(row.getByRole('link', { name: /se abre en otra pestaña/ })).toHaveCount(2)
  }
})

test('every document of every service is there, as a PDF', async ({ request, lab }) => {
  for (const { accreditation } of services)
    for (const link of [accreditation.accreditationLink, accreditation.ratificationLink]) {
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
  await contents.getByRole('link', { name: 'Causas comunes' }).click()
  await expect(page.getByRole('heading', { name: 'Causas comunes' })).toBeInViewport()
})

test('on paper the text stands alone', async ({ page, lab }) => {
  await page.goto(`${lab.url}/traceability`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'En esta página' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Conclusiones' })).toBeVisible()
})
