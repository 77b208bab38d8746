import type { Page, Route } from '@playwright/test'
import { anyWidth } from './any-width.ts'
import { expect, test } from './server.ts'

interface Ask {
  page: number
  pageSize: number
  identificacion?: string
}
const row = (Identificacion: string, Informe = '', Proxima = '2099-08-14T00:00:00') => ({
  Descripcion: 'Manómetro digital',
  Marca: 'Norvex',
  Identificacion,
  Calibrado: '2026-08-14T00:00:00',
  Proxima,
  Informe,
})
const answer = (route: Route, ask: Ask, total = 124) =>
  route.fulfill({
    json: { data: [row(`CM-${ask.page}-${ask.pageSize}`)], total, totalPages: Math.ceil(total / ask.pageSize) },
  })

async function open(page: Page, url: string, reply: (route: Route, ask: Ask) => unknown, search = '') {
  const asks: Ask[] = []
  await page.route('**/api/datos-trazabilidad', (route) => {
    const ask = route.request().postDataJSON() as Ask
    asks.push(ask)
    return reply(route, ask)
  })
  await page.goto(`${url}/patterns${search}`)
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
  await expect.poll(() => asks.at(-1)).toEqual({ page: 1, pageSize: 50, identificacion: 'CM-PR-014' })
  await expect(page.getByRole('cell', { name: /^(Calibrado )?2026-08-14$/ })).toBeVisible()
})

test('pages are turned by keyboard without looking for the button again', async ({ lab, page }) => {
  let go = () => {}
  await open(page, lab.url, async (route, ask) => {
    if (ask.page > 1)
      await new Promise<void>((done) => {
        go = done
      })
    await answer(route, ask)
  })
  await expect(page.getByText('Mostrando página 1 de 13')).toBeVisible()
  await next(page).focus()
  for (const number of [2, 3]) {
    await page.keyboard.press('Enter')
    await expect(page.getByText('Cargando...')).toBeVisible()
    await expect(next(page)).toBeFocused()
    go()
    await expect(page.getByText('Cargando...')).toBeHidden()
    await expect(page.getByText(`Mostrando página ${number} de 13`)).toBeVisible()
  }
})

test('a slow older answer never replaces a newer one', { tag: anyWidth }, async ({ lab, page }) => {
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
  await expect.poll(() => asks.at(-1)?.identificacion).toBe('CM-10')
})

test('a failure is told and can be tried again', { tag: anyWidth }, async ({ lab, page }) => {
  let away = true
  await open(page, lab.url, (route, ask) => (away ? route.abort() : answer(route, ask)))
  await expect(page.getByRole('alert')).toHaveText('Error al obtener datos')
  away = false
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Mostrando página 1 de 13')).toBeVisible()
})

test('a message that comes with a failure is told in its place', { tag: anyWidth }, async ({ lab, page }) => {
  const json = { message: 'El ERP está en mantenimiento.' }
  await open(page, lab.url, (route) => route.fulfill({ status: 503, json }))
  await expect(page.getByRole('alert')).toHaveText('El ERP está en mantenimiento.')
  await expect(page.getByText('Mostrando página 1 de 1. Total: 0.')).toBeVisible()
})

test('a standard’s own link says what became of it; a search that finds nothing does not', {
  tag: anyWidth,
}, async ({ lab, page }) => {
  const none = { data: [], total: 0, totalPages: 0, message: 'No encontramos un patrón.' }
  await open(page, lab.url, (route) => route.fulfill({ json: none }), '?identificacion=PM-7#tabla')
  await expect(page.getByText('No encontramos un patrón.')).toBeVisible()
  await expect(page.getByText('el laboratorio ya lo retiró')).toBeVisible()
  await page.getByLabel('Buscar identificador exacto').fill('PM-8')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/PM-8$/)
  await expect(page.getByText('el laboratorio ya lo retiró')).toBeHidden()
})

test('high contrast keeps the head’s line and the mark of a row that was sent', { tag: anyWidth }, async ({
  lab,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const data = [row('PM-1', 'INF-1'), row('PM-1', 'INF-2')]
  const sent = '?identificacion=PM-1&informe=INF-2'
  await open(page, lab.url, (route) => route.fulfill({ json: { data, total: 2, totalPages: 1 } }), sent)
  await expect(page.locator('tr[aria-current]')).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('columnheader').first()).toHaveCSS('border-bottom-width', '1px')
})

test('a failure is tried again by itself when the browser is online again', { tag: anyWidth }, async ({
  lab,
  page,
}) => {
  let away = true
  await open(page, lab.url, (route, ask) => (away ? route.abort() : answer(route, ask)))
  await expect(page.getByRole('alert')).toHaveText('Error al obtener datos')
  away = false
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByText('Mostrando página 1 de 13')).toBeVisible()
})

test('the keyboard goes on in the table after a button that goes away', async ({ lab, page }) => {
  let away = true
  await open(page, lab.url, (route, ask) => {
    if (away) return route.abort()
    if (ask.identificacion !== 'PM-9') return answer(route, ask)
    return route.fulfill({ json: { data: [], total: 0, totalPages: 0, message: 'No está.', cercanos: ['PM-09'] } })
  })
  const area = page.getByRole('region', { name: 'Patrones de referencia' })
  await page.getByRole('button', { name: 'Reintentar' }).focus()
  away = false
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mostrando página 1 de 13')).toBeVisible()
  await expect(area).toBeFocused()
  await page.getByLabel('Buscar identificador exacto').fill('PM-9')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'PM-09' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mostrando página 1 de 13')).toBeVisible()
  await expect(area).toBeFocused()
})

test('at 400 % zoom the wheel leaves the table at its end', { tag: anyWidth }, async ({ lab, page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, lab.url, answer)
  await expect(page.getByText('Mostrando página 1 de 13')).toBeVisible()
  const area = page.getByRole('region', { name: 'Patrones de referencia' })
  await area.evaluate((element) => element.scrollIntoView())
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(160, 128)
  await expect(async () => {
    await page.mouse.wheel(0, 200)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before)
  }).toPass()
})

test('the list grew shorter: its last page is shown', { tag: anyWidth }, async ({ lab, page }) => {
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
test('of a report’s HTML only links and plain text reach the page', { tag: anyWidth }, async ({ lab, page }) => {
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

for (const width of [360, 768])
  test(`a report’s number stays on its line at ${width} px, a longer text does not`, { tag: anyWidth }, async ({
    lab,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const reports = ['CZ-P-1000-26', 'Certificado de calibración del patrón CZ-P-1000-26 emitido en 2026']
    await open(page, lab.url, (route) =>
      route.fulfill({
        json: {
          data: reports.map((text, at) => row(`PT-P-00${at}`, `<a href="/${at}.pdf">${text}</a>`)),
          total: 2,
          totalPages: 1,
        },
      }),
    )
    const lines = (name: string) =>
      page.getByRole('link', { name, exact: true }).evaluate((link) => link.getClientRects().length)
    expect(await lines(reports[0] ?? '')).toBe(1)
    expect(await lines(reports[1] ?? '')).toBeGreaterThan(1)
    const area = page.getByRole('region', { name: 'Patrones de referencia' })
    expect(await area.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })

test('the button glides to the table', { tag: anyWidth }, async ({ lab, page }) => {
  await open(page, lab.url, answer)
  await page.getByRole('link', { name: 'Ver Patrones' }).click()
  await expect(page.getByLabel('Buscar identificador exacto')).toBeInViewport()
})

const shows = (page: Page, number: number) =>
  expect(page.getByText(new RegExp(`^Mostrando página ${number} de .*Total: [1-9]`))).toBeVisible()
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('page, size and search are in the address: back and forward go through them, and the page does not jump', {
  tag: anyWidth,
}, async ({ lab, page }) => {
  const asks = await open(page, lab.url, answer)
  await shows(page, 1)
  await next(page).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await next(page).click()
  await shows(page, 2)
  await expect(page).toHaveURL(`${lab.url}/patterns?pagina=2`)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.getByLabel('Filas por página').selectOption('20')
  await expect(page).toHaveURL(`${lab.url}/patterns?tamano=20`)
  await page.getByLabel('Buscar identificador exacto').fill('CM Ñ/1')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(`${lab.url}/patterns?identificacion=CM+%C3%91%2F1&tamano=20`)
  await page.goBack()
  await expect(page.getByLabel('Buscar identificador exacto')).toHaveValue('')
  await expect(page.getByLabel('Filas por página')).toHaveValue('20')
  await page.goBack()
  await shows(page, 2)
  await expect(page.getByLabel('Filas por página')).toHaveValue('10')
  await page.goForward()
  await page.goForward()
  await expect(page.getByLabel('Buscar identificador exacto')).toHaveValue('CM Ñ/1')
  await expect.poll(() => asks.at(-1)).toEqual({ page: 1, pageSize: 20, identificacion: 'CM Ñ/1' })
})

test('an address that was sent shows what it names at once, at the table', { tag: anyWidth }, async ({ lab, page }) => {
  const asks = await open(page, lab.url, answer, '?identificacion=CM-PR-014&tamano=20')
  await shows(page, 1)
  expect(asks).toEqual([{ page: 1, pageSize: 20, identificacion: 'CM-PR-014' }])
  await expect(page.getByLabel('Buscar identificador exacto')).toHaveValue('CM-PR-014')
  await expect(page.getByLabel('Buscar identificador exacto')).toBeInViewport()
  await expect(page.getByLabel('Filas por página')).toHaveValue('20')
})

test('an address that was sent is answered without a touch, before its table is seen', { tag: anyWidth }, async ({
  lab,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 300 })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  const asks = await open(page, lab.url, answer, '?identificacion=CM-PR-014')
  await page.clock.runFor(1000)
  await expect.poll(() => asks).toEqual([{ page: 1, pageSize: 10, identificacion: 'CM-PR-014' }])
})

test('each standard has a link of its own, and each of two reports', { tag: anyWidth }, async ({ lab, page }) => {
  const link = (name: string) => `<a href="/${name}.pdf">${name}</a>`
  const asks = await open(page, lab.url, (route, ask) =>
    route.fulfill({
      json: {
        data: ask.identificacion
          ? [row('CM-1', link('INF 1')), row('cm-1', link('INF 2'))]
          : [row('CM-1', link('INF 1')), row('CM-2', link('INF 3'))],
        total: 2,
        totalPages: 1,
      },
    }),
  )
  await page.getByRole('link', { name: 'CM-1', exact: true }).click()
  await expect(page).toHaveURL(`${lab.url}/patterns?identificacion=CM-1#tabla`)
  await expect(page.getByLabel('Buscar identificador exacto')).toHaveValue('CM-1')
  await page.getByRole('link', { name: 'cm-1', exact: true }).click()
  await expect(page).toHaveURL(`${lab.url}/patterns?identificacion=cm-1&informe=INF+2#tabla`)
  await expect(page.locator('tr[aria-current]')).toHaveCount(1)
  await expect(page.locator('tr[aria-current]')).toContainText('INF 2')
  // The row is marked by the address, before its rows are asked for.
  await expect.poll(() => asks.map(({ identificacion }) => identificacion)).toEqual([undefined, 'CM-1', 'cm-1'])
})

test('a standard past its next calibration is marked in words', async ({ lab, page }) => {
  await open(page, lab.url, (route) =>
    route.fulfill({
      json: { data: [row('CM-1', '', '2020-01-31T00:00:00'), row('CM-2')], total: 2, totalPages: 1 },
    }),
  )
  await expect(page.getByRole('row').filter({ hasText: 'CM-1' })).toContainText('2020-01-31Vencido')
  await expect(page.getByText('Vencido')).toHaveCount(1)
  const area = page.getByRole('region', { name: 'Patrones de referencia' })
  expect(await area.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('nothing changes its height while rows are loading', async ({ lab, page }) => {
  const held: (() => void)[] = []
  await open(page, lab.url, async (route, ask) => {
    await new Promise<void>((done) => {
      held.push(done)
    })
    await answer(route, ask)
  })
  const heights: number[] = []
  for (const number of [1, 2]) {
    await expect.poll(() => held.length).toBe(number)
    await expect(page.getByText('Cargando...')).toBeVisible()
    heights.push(await height(page))
    held.at(-1)?.()
    await expect(page.getByText('Cargando...')).toBeHidden()
    heights.push(await height(page))
    await next(page).click()
  }
  expect(new Set(heights).size).toBe(1)
})

const published = [row('PT-M-001'), row('PT-M-002')]

test('the list can be taken away whole', { tag: anyWidth }, async ({ lab, page }) => {
  await lab.publishStandards(published)
  await page.goto(`${lab.url}/patterns`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV para Excel' }).click()
  expect((await download).suggestedFilename()).toMatch(/^patrones-\d{4}-\d{2}-\d{2}\.csv$/)
  await page.getByRole('link', { name: 'página para imprimir' }).click()
  await expect(page.getByRole('row')).toHaveCount(1 + published.length)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the search leads to the printable list', { tag: anyWidth }, async ({ lab, page }) => {
    await lab.publishStandards(published)
    await page.goto(`${lab.url}/patterns`)
    await page.getByLabel('Buscar identificador exacto').fill('pt-m-001')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL(`${lab.url}/api/patrones.html?identificacion=pt-m-001`)
    await expect(page.getByRole('cell', { name: 'PT-M-001' })).toBeVisible()
    await expect(page.getByText('1 patrón.')).toBeVisible()
  })
})

test('on paper the table begins on the first page', { tag: anyWidth }, async ({ lab, page }) => {
  const data = Array.from({ length: 10 }, (_, index) => row(`CM-${index + 1}`))
  await open(page, lab.url, (route) => route.fulfill({ json: { data, total: 10, totalPages: 1 } }))
  await page.emulateMedia({ media: 'print' })
  // A letter sheet within margins of 1 cm.
  await page.setViewportSize({ width: 740, height: 980 })
  await expect(page.getByText('CM-6', { exact: true })).toBeInViewport()
})
