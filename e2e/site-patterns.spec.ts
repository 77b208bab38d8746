import type { Page, Route } from '@playwright/test'
import { expect, test } from './server.ts'

interface Ask {
  page: number
  pageSize: number
  identificacion?: string
}
const row = (Identificacion: string, Informe = '') => ({
  Descripcion: 'Manómetro digital',
  Marca: 'Norvex',
  Identificacion,
  Calibrado: '2026-08-14T00:00:00',
  Proxima: '2027-08-14T00:00:00',
  Informe,
})
const answer = (route: Route, ask: Ask, total = 124) =>
  route.fulfill({
    json: { data: [row(`CM-${ask.page}-${ask.pageSize}`)], total, totalPages: Math.ceil(total / ask.pageSize) },
  })

async function open(page: Page, url: string, reply: (route: Route, ask: Ask) => unknown) {
  const asks: Ask[] = []
  await page.route('**/api/datos-trazabilidad', (route) => {
    const ask = route.request().postDataJSON() as Ask
    asks.push(ask)
    return reply(route, ask)
  })
  await page.goto(`${url}/patterns`)
  return asks
}
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente', exact: true })

test('turns pages within their limits and starts again on search and size', async ({ lab, page }) => {
  const asks = await open(page, lab.url, answer)
  await expect(page.getByText('Mostrando página 1 de 13. Total: 124.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previa' })).toBeDisabled()
  await next(page).click()
  await expect(page.getByText('Mostrando página 2 de 13. Total: 124.')).toBeVisible()
  await page.getByLabel('Filas por página').selectOption('50')
  await expect(page.getByText('Mostrando página 1 de 3. Total: 124.')).toBeVisible()
  await next(page).click()
  await next(page).click()
  await expect(next(page)).toBeDisabled()
  await page.getByLabel('Buscar identificador exacto').fill(' CM-PR-014 ')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('Mostrando página 1 de 3')).toBeVisible()
  expect(asks.at(0)).toEqual({ page: 1, pageSize: 10 })
  expect(asks.at(-1)).toEqual({ page: 1, pageSize: 50, identificacion: 'CM-PR-014' })
  await expect(page.getByRole('cell', { name: /^(Calibrado )?2026-08-14$/ })).toBeVisible()
})

test('a slow older answer never replaces a newer one', async ({ lab, page }) => {
  let late = () => {}
  await open(page, lab.url, async (route, ask) => {
    if (ask.identificacion === 'A')
      await new Promise<void>((done) => {
        late = done
      })
    await route
      .fulfill({ json: { data: [row(ask.identificacion ?? 'todas')], total: 1, totalPages: 1 } })
      .catch(() => {})
  })
  const search = page.getByLabel('Buscar identificador exacto')
  await expect(page.getByRole('cell', { name: 'todas' })).toBeVisible()
  await search.fill('A')
  await search.press('Enter')
  await expect(page.getByText('Cargando...')).toBeVisible()
  await search.fill('B')
  await search.press('Enter')
  await expect(page.getByRole('cell', { name: 'B', exact: true })).toBeVisible()
  late()
  await expect(page.getByText('Cargando...')).toBeHidden()
  await expect(page.getByRole('cell', { name: 'B', exact: true })).toBeVisible()
})

test('a message takes the table’s place, with what was near', async ({ lab, page }) => {
  const asks = await open(page, lab.url, (route, ask) =>
    ask.identificacion === 'CM-1'
      ? route.fulfill({
          json: { data: [], total: 9, totalPages: 9, message: 'No existe ese patrón.', cercanos: ['CM-10'] },
        })
      : answer(route, ask),
  )
  await page.getByLabel('Buscar identificador exacto').fill('CM-1')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('cell')).toHaveCount(1)
  await expect(page.getByRole('cell')).toContainText('No existe ese patrón.')
  await expect(page.getByText('Mostrando página 1 de 1. Total: 0.')).toBeVisible()
  await page.getByRole('button', { name: 'CM-10' }).click()
  await expect(page.getByLabel('Buscar identificador exacto')).toHaveValue('CM-10')
  expect(asks.at(-1)?.identificacion).toBe('CM-10')
})

test('a failure is told and can be tried again', async ({ lab, page }) => {
  let away = true
  await open(page, lab.url, (route, ask) => (away ? route.abort() : answer(route, ask)))
  await expect(page.getByRole('alert')).toHaveText('Error al obtener datos')
  away = false
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Mostrando página 1 de 13')).toBeVisible()
})

test('the list grew shorter: its last page is shown', async ({ lab, page }) => {
  let total = 124
  const asks = await open(page, lab.url, (route, ask) =>
    ask.page > Math.ceil(total / ask.pageSize)
      ? route.fulfill({
          json: { data: [], total, totalPages: Math.ceil(total / ask.pageSize), message: 'No hay más.' },
        })
      : answer(route, ask, total),
  )
  await expect(page.getByText('Mostrando página 1 de 13')).toBeVisible()
  total = 7
  await next(page).click()
  await expect(page.getByText('Mostrando página 1 de 1. Total: 7.')).toBeVisible()
  expect(asks.map((ask) => ask.page)).toEqual([1, 2, 1])
})

const attacks = [
  '<a href="https://lab.example/i.pdf">INF-1</a>',
  '<img src=x onerror="window.broken=1">',
  '<script>window.broken=1</script>',
  '<a href="java&#10;script:window.broken=1">mala</a>',
  '<xmp><img src=x onerror="window.broken=1"></xmp>',
  '<svg><a xlink:href="javascript:window.broken=1"><text>x</text></a></svg>',
  '<iframe srcdoc="<script>parent.broken=1</script>"></iframe>',
]
test('of a report’s HTML only links and plain text reach the page', async ({ lab, page }) => {
  await open(page, lab.url, (route) =>
    route.fulfill({ json: { data: [row('CM-1', attacks.join(' '))], total: 1, totalPages: 1 } }),
  )
  const cell = page.getByRole('cell').last()
  await expect(cell.getByRole('link', { name: 'INF-1' })).toHaveAttribute('rel', 'noopener')
  await expect(cell.getByRole('link')).toHaveCount(1)
  await expect(cell).toContainText('mala')
  expect(await cell.locator('img, script, iframe, svg, xmp').count()).toBe(0)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

test('the button glides to the table', async ({ lab, page }) => {
  await open(page, lab.url, answer)
  await page.getByRole('link', { name: 'Ver Patrones' }).click()
  await expect(page.getByLabel('Buscar identificador exacto')).toBeInViewport()
})
