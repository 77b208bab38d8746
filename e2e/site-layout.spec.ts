import { figures } from '../content/figures.ts'
import { grouped } from '../content/grouped.ts'
import { identity } from '../content/identity.ts'
import { services } from '../content/services.ts'
import { traceability } from '../content/traceability.ts'
import { violations } from './accessibility.ts'
import { anyWidth } from './any-width.ts'
import { withLargeLetters } from './large-letters.ts'
import { expect, test } from './server.ts'
import { publicPages } from './site-routes.ts'
import { startReact } from './start-react.ts'

/** The last of the grid: on every screen one scrolls to it. */
const last = { id: '', title: '', ...services.at(-1) }

test('header and way up stay after 100 px of scroll, not before', async ({ lab, page }) => {
  await page.goto(`${lab.url}/traceability`)
  const up = page.getByRole('link', { name: 'Volver arriba' })
  const section = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link').last()
  const hash = await section.getAttribute('href')
  await page.evaluate(() => scrollTo(0, 100))
  await expect(up).toBeHidden()
  await page.evaluate(() => scrollTo(0, 101))
  await expect(up).toBeVisible()
  expect(await violations(page)).toEqual([])
  await expect.poll(() => page.locator('header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0)
  await page.reload()
  await expect(up).toBeVisible()
  await page.goto(`${lab.url}/contact`)
  await expect(up).toBeHidden()
  await page.goBack()
  await expect(up).toBeVisible()
  await page.goForward()
  await page.goto(`${lab.url}/traceability${hash}`)
  await expect(up).toBeVisible()
  await up.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(up).toBeHidden()
})

test('a new page begins at its top, back returns to where the reader was', { tag: anyWidth }, async ({ lab, page }) => {
  await page.goto(`${lab.url}/services`)
  await startReact(page)
  const service = page.getByRole('main').getByRole('link', { name: last.title, exact: true })
  await service.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)
  await service.click()
  await expect(page.getByRole('heading', { level: 1, name: last.title })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Servicios' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(before - 5)
})

test('where a link led is told, and the keyboard goes on from there', { tag: anyWidth }, async ({ lab, page }) => {
  await page.goto(`${lab.url}/services`)
  await page.keyboard.press('Tab')
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('main').getByRole('link', { name: last.title, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: last.title })).toBeFocused()
})

test('the menu of a phone closes by Escape and by a press beside it', { tag: anyWidth }, async ({ lab, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${lab.url}/about`)
  const summary = page.getByText('Menú', { exact: true }).first()
  const menu = page.getByRole('navigation', { name: 'Menú', exact: true })
  await summary.click()
  await expect(menu).toBeVisible()
  await page.locator('html[data-hydrated]').waitFor()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(summary).toBeFocused()
  await summary.click()
  await expect(menu).toBeVisible()
  await page.mouse.click(195, 800)
  await expect(menu).toBeHidden()
})

test('a page whose script cannot be had is loaded whole', { tag: anyWidth }, async ({ lab, page }) => {
  await page.goto(`${lab.url}/about`)
  await startReact(page)
  await page.route('**/traceability*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trazabilidad' }).click()
  await expect(page).toHaveURL(`${lab.url}/traceability`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traceability.title)
})

test('the information panel opens without script, and Escape closes it', { tag: anyWidth }, async ({
  lab,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${lab.url}/about`)
  const panel = page.getByRole('dialog', { name: identity.nombre })
  await page.getByRole('button', { name: 'Información del laboratorio' }).click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await context.close()
})

test('the information panel that was opened before React stays open, and a new page closes it', {
  tag: anyWidth,
}, async ({ lab, page }) => {
  await page.goto(`${lab.url}/about`)
  const panel = page.getByRole('dialog', { name: identity.nombre })
  // Pressed by keyboard and with no sign of use before it: React comes because of it.
  await page.getByRole('button', { name: 'Información del laboratorio' }).press('Enter')
  await page.locator('html[data-hydrated]').waitFor()
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: 'Escríbenos' }).click()
  await expect(panel).toBeHidden()
})

test('without script the menu of a phone opens and the pages have their text', { tag: anyWidth }, async ({
  lab,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(lab.url)
  await expect(page.getByText(grouped(figures.instrumentsPerYear)).last()).toBeVisible()
  await page.getByText('Menú', { exact: true }).first().click()
  await page.getByRole('navigation', { name: 'Menú', exact: true }).getByRole('link', { name: 'Servicios' }).click()
  await page.getByRole('button', { name: `Ver acreditación de ${last.title}` }).click()
  await expect(page).toHaveURL(new RegExp(`/acreditaciones\\??#${last.id}$`))
  await expect(page.getByRole('heading', { name: last.title, exact: true })).toBeInViewport()
  await context.close()
})

test('without script an order page says whose it is, and whom to call', { tag: anyWidth }, async ({ lab, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${lab.url}/confirmacion?id=clave`)
  await expect(page.getByRole('banner').getByRole('link', { name: identity.nombre })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: identity.telefono.texto })).toBeVisible()
  await context.close()
})

test('an order page is kept out of search and caches', { tag: anyWidth }, async ({ lab, request }) => {
  const reply = await request.get(`${lab.url}/confirmacion?id=clave`)
  expect(reply.status()).toBe(200)
  expect(reply.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(await reply.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('with text spaced as WCAG 1.4.12 lets readers space it, no page scrolls sideways on a phone', {
  tag: anyWidth,
}, async ({ lab, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/services/presion', '/contact', '/patterns']) {
    await page.goto(`${lab.url}${path}`)
    const beyond = await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets = [sheet]
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    })
    expect(beyond, path).toBe(0)
  }
})

test('high contrast shows which page of the menu this is, and which cell is written in', { tag: anyWidth }, async ({
  lab,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${lab.url}/contact`)
  await page.getByLabel('Nombre').focus()
  const cell = page.locator('form div:focus-within').filter({ hasText: 'Nombre' }).last()
  await expect(cell).toHaveCSS('outline-style', 'solid')
  await page.goto(`${lab.url}/services`)
  const menu = page.getByRole('navigation', { name: 'Principal' })
  const lineOf = (name: string) =>
    menu.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBottomColor)
  const ground = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'))
    probe.style.color = 'Canvas'
    return getComputedStyle(probe).color
  })
  expect(await lineOf('Empresa')).toBe(ground)
  expect(await lineOf('Servicios')).not.toBe(ground)
})

test('on a black ground in high contrast, drawings keep theirs, and lines drawn in the page are light', {
  tag: anyWidth,
}, async ({ lab, page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`${lab.url}/no-existe`)
  await expect(page.getByRole('main').getByRole('img')).toHaveCSS('background-color', 'rgb(225, 230, 231)')
  await page.goto(lab.url)
  await expect(page.locator('header svg circle').first()).toHaveCSS('stroke', 'rgb(255, 255, 255)')
  // On a photograph, which is light.
  await expect(page.locator('figure svg line').first()).toHaveCSS('stroke', 'rgb(20, 24, 26)')
})

test('on paper the top bar says the number that WhatsApp has', { tag: anyWidth }, async ({ lab, page }) => {
  await page.goto(`${lab.url}/about`)
  const number = page.getByLabel('Contacto directo').getByText(identity.whatsapp.texto)
  await expect(number).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(number).toBeVisible()
})

test('with letters of twice the size, no page scrolls sideways', { tag: anyWidth }, async ({ lab, playwright }) => {
  await withLargeLetters(playwright, async (page) => {
    for (const width of [360, 768, 1440])
      for (const { path, like } of publicPages) {
        if (like) continue
        await page.setViewportSize({ width, height: 800 })
        await page.goto(lab.url + path)
        const { letters, beyond } = await page.evaluate(() => ({
          letters: getComputedStyle(document.documentElement).fontSize,
          beyond: document.documentElement.scrollWidth - innerWidth,
        }))
        expect([path, width, letters, beyond]).toEqual([path, width, '32px', 0])
      }
  })
})
