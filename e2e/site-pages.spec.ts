import type { Page } from '@playwright/test'
import { about } from '../content/about.ts'
import { accreditationOf, accreditations } from '../content/accreditations.ts'
import { patterns } from '../content/patterns.ts'
import { services } from '../content/services.ts'
import { violations } from './accessibility.ts'
import { anyWidth } from './any-width.ts'
import { expect, test } from './server.ts'
import { hasPressure, publicPages } from './site-routes.ts'
import { startReact } from './start-react.ts'

const [service = { href: '', title: '' }] = services
const numbers = accreditations.flatMap(({ numero }) => numero ?? [])
/** A service whose accreditation has a number. */
const numbered = {
  numero: numbers[0],
  ...services.find(({ id }) => id === accreditations.find(({ numero }) => numero)?.service),
}

for (const { path, reads, like } of publicPages)
  test(`${path} is whole, quiet and accessible`, { tag: like ? anyWidth : [] }, async ({ lab, page }) => {
    const said: string[] = []
    const asked: string[] = []
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(error.message))
    page.on('request', (request) => asked.push(request.url()))
    await page.emulateMedia({ reducedMotion: 'reduce' })

    const reply = await page.goto(lab.url + path)
    const missing = path === '/no-existe'
    expect(reply?.status()).toBe(missing ? 404 : 200)
    if (reads) {
      // As Chromium does for a pointer at rest; the call comes after whatever that would have asked for.
      await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
      await page.evaluate(() => fetch('/api/salud'))
      expect(asked.filter((url) => url.endsWith('.js'))).toEqual([])
    }

    await startReact(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(said.filter((line) => !(missing && line.includes('404')))).toEqual([])
    expect(asked.filter((url) => !url.startsWith(lab.url))).toEqual([])
    expect(await violations(page)).toEqual([])

    // 400 % zoom of a window of 1280.
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

test('the alias of a page names the one that counts', { tag: anyWidth }, async ({ lab, page }) => {
  test.skip(!hasPressure)
  await page.goto(`${lab.url}/presion-service`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services\/presion$/)
})

test('on a phone the keyboard goes down a service page, never back up', { tag: anyWidth }, async ({ lab, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(lab.url + service.href)
  const tops = await page
    .locator('main :is(a, summary, button)')
    .evaluateAll((stops) => stops.map((stop) => Math.round(stop.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(10)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

/** Each accreditation number that the page shows, with how many lines it stands on. */
const linesOfNumbers = (page: Page) =>
  page.locator('main').evaluate(
    (main, all) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: [number: string, lines: number][] = []
      while (texts.nextNode())
        for (const { 0: number, index } of texts.currentNode.textContent?.matchAll(new RegExp(all, 'g')) ?? []) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + number.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 0) found.push([number, lines.size])
        }
      return found
    },
    numbers.map((number) => number.replace(/\W/g, '\\$&')).join('|'),
  )

test("an accreditation's number stays on its line at every width", { tag: anyWidth }, async ({ lab, page }) => {
  await page.goto(`${lab.url}/services`)
  await page.getByRole('button', { name: `Ver acreditación de ${numbered.title}`, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(String(numbered.numero))
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await linesOfNumbers(page)
    expect(lines.length).toBeGreaterThan(2 * numbers.length)
    expect(
      lines.filter(([, count]) => count !== 1),
      `${width} px`,
    ).toEqual([])
  }
})

test('on paper a service page has no list of services, and no heading of one', { tag: anyWidth }, async ({
  lab,
  page,
}) => {
  await page.goto(lab.url + numbered.href)
  const heading = page.getByRole('heading', { name: 'Servicios', exact: true })
  await expect(heading).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeHidden()
  await expect(page.getByRole('heading', { name: `Acreditación ${numbered.numero}` })).toBeVisible()
})

test('the icons that browsers and phones ask for are there', { tag: anyWidth }, async ({ lab, page }) => {
  await page.goto(`${lab.url}/about`)
  const linked = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const manifest = await (await page.request.get(`${lab.url}/manifest.webmanifest`)).json()
  const icons: { src: string }[] = manifest.icons
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', ...linked, ...icons.map(({ src }) => src)]) {
    const reply = await page.request.get(lab.url + path)
    expect([path, reply.status()]).toEqual([path, 200])
    expect(reply.headers()['content-type']).toMatch(/^image\//)
    expect((await reply.body()).length).toBeLessThan(5000)
  }
  expect(linked).toContain('/apple-touch-icon.png')
})

test('a finger finds the links of the way to a page', { tag: anyWidth }, async ({ lab, page }) => {
  await page.goto(lab.url + service.href)
  const heights = await page
    .getByRole('navigation', { name: 'Ruta' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .evaluateAll((items) => items.map((item) => item.querySelector('a')?.getBoundingClientRect().height ?? 0))
  expect(heights).toHaveLength(2)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
})

test('on a phone every magnitude of the services page is in view at once, and a touch away', { tag: anyWidth }, async ({
  lab,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${lab.url}/services`)
  const index = page.getByRole('navigation', { name: 'Magnitudes' })
  const links = index.getByRole('link')
  await expect(links).toHaveCount(services.length)
  for (const { id, title, href } of services) {
    const link = index.getByRole('link', { name: title })
    await expect(link).toContainText(accreditationOf(id).numero ?? 'ISO/IEC 17025')
    await expect(link).toHaveAttribute('href', href)
  }
  const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  await links.last().click()
  await expect(page.getByRole('heading', { level: 1, name: services.at(-1)?.title })).toBeVisible()

  await page.goBack()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('heading', { level: 2, name: services[0]?.title })).toBeVisible()
  await expect(index).toBeHidden()
})

for (const [path, controls] of Object.entries({
  '/': ['Solicitar cotización', 'Ver servicios'],
  '/about': [about.accreditations.more],
  [service.href]: ['Ver los patrones'],
  '/patterns': [patterns.button, patterns.wholeCsv],
}))
  test(`on paper ${path} has nothing to press`, { tag: anyWidth }, async ({ lab, page }) => {
    await page.goto(lab.url + path)
    const main = page.getByRole('main')
    for (const name of controls) await expect(main.getByRole('link', { name })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const name of controls) await expect(main.getByRole('link', { name })).toBeHidden()
    await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  })

test('a service page keeps its table when its address gets a hash', { tag: anyWidth }, async ({ lab, page }) => {
  await page.goto(lab.url + service.href)
  await startReact(page)
  const table = page.getByRole('table')
  await table.evaluate((element) => element.setAttribute('data-seen', ''))
  await page.evaluate(() => {
    location.hash = 'contenido'
  })
  await expect(page).toHaveURL(/#contenido$/)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  await expect(table).toHaveAttribute('data-seen')
})
