import { anyWidth } from './any-width.ts'
import { expectAccessible, openStep } from './open-order.ts'
import { instrumentRecord, orderRecord } from './order-record.ts'
import { expect, test } from './server.ts'

test.use({ baseURL: async ({ lab }, use) => use(lab.url) })

test('shows each instrument as it will be printed, marked as void, with what the customer supplied', async ({
  page,
  lab,
}) => {
  const { idOrden, OrdenServicio } = await lab.importOrder(orderRecord({}, 3))
  await openStep(page, idOrden, 3)
  const sheet = page.getByRole('article', { name: 'Certificado de calibración' })
  await expect(sheet).toContainText('VISTA PREVIA · SIN VALIDEZ')
  await expect(sheet).toContainText(`Folio de datos 48201 · Orden ${OrdenServicio}`)
  await expect(sheet.getByText('Dinámica Metálica del Norte')).toBeVisible()
  await expect(sheet.locator('dt', { hasText: 'Marca' })).toContainText('dato proporcionado por el cliente')
  await expect(sheet.locator('dt', { hasText: 'Intervalo' })).not.toContainText('dato proporcionado')
  await expect(sheet.getByText('por autorizar')).toBeVisible()
  await expect(sheet.getByRole('row')).toHaveCount(7)
  await expect(sheet.getByText(/pr[óo]xima/i)).toHaveCount(0)
  await expectAccessible(page)
})

test('goes from sheet to sheet by button, key and list', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 200))
  await openStep(page, idOrden, 3)
  const status = page.getByText(/^Instrumento \d+ de 200$/)
  await expect(status).toHaveText('Instrumento 1 de 200')
  const next = page.getByRole('button', { name: 'Instrumento siguiente' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Instrumento 2 de 200')
  await expect(next).toBeFocused()
  await page.getByLabel('Ir al instrumento').selectOption({ index: 199 })
  await expect(status).toHaveText('Instrumento 200 de 200')
  await expect(page.getByRole('article')).toContainText('MP-200')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await next.click({ force: true })
  await expect(status).toHaveText('Instrumento 200 de 200')
  await page.getByRole('button', { name: 'Instrumento anterior' }).click()
  await expect(status).toHaveText('Instrumento 199 de 200')
})

test('shows what the server has, not what the page was loaded with', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 1)
  await lab.call(
    '/api/datos-inst-certificado/update-single',
    { idOrden, idDatoCert: '48201', Marca: 'Otra persona', cambiados: ['Marca'] },
    'PUT',
  )
  await page.getByRole('button', { name: 'Vista Previa' }).click()
  await expect(page.getByRole('article')).toContainText('Otra persona')
})

test('downloads the PDF, also of an order that is read-only', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 2))
  await lab.call('/api/confirmar-orden', { idOrden })
  await openStep(page, idOrden, 3)
  const begun = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar PDF' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^vista-previa-OS-T-.*\.pdf$/)
})

const failures = [
  ['a refusal without words', { status: 500, json: {} }, 'Error al obtener datos del Certificado'],
  [
    'a refusal with words',
    { status: 404, json: { error: 'No encontramos esta orden.' } },
    'No encontramos esta orden.',
  ],
  ['403', { status: 403, json: {} }, 'La fecha límite ha expirado o la orden ya está confirmada.'],
  ['an unreadable answer', { status: 200, body: '<html>' }, 'Error de conexión al cargar Certificado'],
  ['no connection', undefined, 'Error de conexión al cargar Certificado'],
] as const

test('says what went wrong, and tries again', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 1)
  for (const [name, answer, sentence] of failures) {
    await page.route('**/api/datos-certificado', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page.getByRole('button', { name: 'Vista Previa' }).click()
    await expect(page.getByRole('main').getByRole('alert'), name).toHaveText(sentence)
    if (answer === undefined) await expectAccessible(page)
    await page.unroute('**/api/datos-certificado')
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(page.getByRole('article')).toBeVisible()
    await page.getByRole('button', { name: 'Facturación' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
  }
})

test('on paper the data have the page’s width, and nothing to press or fill in is printed', { tag: anyWidth }, async ({
  page,
  lab,
}) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 14))
  await page.setViewportSize({ width: 900, height: 900 })
  await openStep(page, idOrden, 2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('14 instrumentos.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pasos' })).toBeHidden()
  await expect(page.getByLabel('Buscar en la lista')).toBeHidden()
  expect((await page.getByRole('main').boundingBox())?.x).toBeLessThan(60)
  await page.emulateMedia({ media: 'screen' })
  await openStep(page, idOrden, 4)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('MP-014')).toBeVisible()
  await expect(page.getByLabel('Comentarios (opcional)')).toBeHidden()
})

test('an order without instruments says so, with nothing to press for', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await page.route('**/api/datos-certificado', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), instrumentos: [], data: [] } })
  })
  await openStep(page, idOrden, 2)
  await expect(page.getByText('Esta orden no tiene instrumentos todavía. Si esperabas verlos aquí')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver todos' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByText('La orden no tiene instrumentos.')).toBeVisible()
})

test('says that it is loading', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 1)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/datos-certificado', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Vista Previa' }).click()
  await expect(page.getByText('Cargando información...')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('article')).toBeVisible()
})

test('prints every sheet and nothing else', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(
    orderRecord({ instrumentosAdicional: [instrumentRecord(3, { Identificacion: 'ADICIONAL-1' })] }, 2),
  )
  await openStep(page, idOrden, 3)
  await expect(page.getByRole('article')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const sheets = page.getByRole('article')
  await expect(sheets).toHaveCount(3)
  await expect(sheets.last()).toContainText('ADICIONAL-1')
  await expect(sheets.last()).toContainText('VISTA PREVIA · SIN VALIDEZ')
  await expect(page.getByRole('button')).toHaveCount(0)
  // The usual paper of Mexico; a sheet has a page to itself.
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(3)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(sheets).toHaveCount(1)
})
