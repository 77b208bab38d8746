import type { Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { anyWidth } from './any-width.ts'
import { withLargeLetters } from './large-letters.ts'
import { acceptNotice, box, cellOf, openOrder, orderUrl } from './wizard-page.ts'
import { expect, test } from './wizard-test.ts'

test('no state breaks a rule of axe', async ({ page, lab, order: { idOrden } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(orderUrl(lab, idOrden))
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await acceptNotice(page)
  expect(await violations(page)).toEqual([])
  await box(page, 'RFC').fill('dim 870108-1la')
  await box(page, 'Pedido').fill('x'.repeat(201))
  await box(page, 'Pedido').press('Tab')
  await expect(cellOf(page, 'Pedido')).toContainText('No se guardó')
  expect(await violations(page)).toEqual([])
  await box(page, 'Pedido').fill('PO-1')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: /MP-001/ }).click()
  expect(await violations(page)).toEqual([])
  await lab.call('/api/confirmar-orden', { idOrden })
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Orden Confirmada' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ver datos en modo lectura' }).click()
  expect(await violations(page)).toEqual([])
})

test('by keyboard alone: the notice, a field, an instrument, and back', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await page.goto(orderUrl(lab, idOrden))
  await expect(page.getByRole('button', { name: 'He leído y acepto iniciar el proceso' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Facturación' })).toBeFocused()
  await box(page, 'RFC').focus()
  for (
    let at = 0;
    at < 20 && !(await box(page, 'Pedido').evaluate((element) => element === document.activeElement));
    at += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('End')
  await page.keyboard.type('-2')
  await page.keyboard.press('Enter')
  await expect(cellOf(page, 'Pedido')).toContainText('Guardado')
  await page.getByRole('button', { name: 'Siguiente' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Certificado de Calibración', exact: true })).toBeFocused()
  await page.getByRole('button', { name: /MP-002/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(box(page, 'Instrumento')).toBeFocused()
})

test('at no width is anything wider than the page, and targets are 24 px', { tag: anyWidth }, async ({
  page,
  lab,
  largeOrder: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await expectFits(page)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: /MP-001/ }).click()
  await expectFits(page)
})

test('with letters of twice the size, no step scrolls sideways', { tag: anyWidth }, async ({
  lab,
  order: { idOrden },
  playwright,
}) => {
  await withLargeLetters(playwright, async (page) => {
    await openOrder(page, lab, idOrden)
    for (const step of ['Facturación', 'Certificado de Calibración', 'Vista Previa', 'Encuesta de Calidad']) {
      await expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible()
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([step, width, beyond]).toEqual([step, width, 0])
      }
      const next = page.getByRole('button', { name: 'Siguiente', exact: true })
      if (await next.isVisible()) await next.click()
    }
  })
})

async function expectFits(page: Page) {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      small: [...document.querySelectorAll<HTMLElement>('main button, aside button, header a')]
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
        .filter((element) => element.getBoundingClientRect().height < 24)
        .map((element) => element.outerHTML.slice(0, 120)),
    }))
    expect(found, `${width} px`).toEqual({ wide: 0, small: [] })
  }
}

test('on a phone the bar with the steps is at the foot of the window, also where a step is short', {
  tag: anyWidth,
}, async ({ page, lab, order: { idOrden } }) => {
  await page.setViewportSize({ width: 360, height: 1100 })
  await openOrder(page, lab, idOrden, 'free')
  await page.route('**/api/datos-certificado', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Vista Previa' }).click()
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  const next = await page.getByRole('button', { name: 'Siguiente' }).boundingBox()
  expect((next?.y ?? 0) + (next?.height ?? 0)).toBeCloseTo(1100 - 10, 0)
})

test('without script the page says what it needs, not that it loads', { tag: anyWidth }, async ({
  browser,
  lab,
  order: { idOrden },
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(orderUrl(lab, idOrden))
  // Not by its text, for which Playwright passes over noscript.
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Confirmación de datos para certificado de calibración' }),
  ).toBeVisible()
  await expect(page.getByText('Cargando información...')).toBeHidden()
  await context.close()
})
