import { anyWidth } from './any-width.ts'
import {
  acceptNotice,
  box,
  cellOf,
  holdSaves,
  openOrder,
  orderUrl,
  stepButton,
  storedBilling,
  storedInstrument,
} from './wizard-page.ts'
import { expect, test } from './wizard-test.ts'

test('a field is saved when it is left, alone, and says so', async ({ page, lab, order: { idOrden } }) => {
  await openOrder(page, lab, idOrden)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await box(page, 'Pedido').fill('PO-1')
  await expect(cellOf(page, 'Pedido')).toContainText('Sin guardar')
  await box(page, 'Pedido').press('Tab')
  expect((await sent).postDataJSON()).toMatchObject({ idOrden, Pedido: 'PO-1', CP: '66600', cambiados: ['Pedido'] })
  await expect(page.getByRole('status')).toContainText('Datos de factura guardados')
  await expect(cellOf(page, 'Pedido')).toContainText('Guardado')
  await expect(cellOf(page, 'Pedido')).toContainText('Antes: PO-88213')
  expect(await storedBilling(lab, idOrden)).toMatchObject({ Pedido: 'PO-1' })
})

test('the success toast stays 2 s; a pointer over it holds it', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await box(page, 'Pedido').fill('PO-1')
  await box(page, 'Pedido').press('Enter')
  const toast = page.getByText('Datos de factura guardados')
  await toast.hover()
  await expect(toast).toBeVisible()
  await page.waitForTimeout(2300)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(toast).toBeHidden({ timeout: 3000 })
})

test('Enter saves without leaving field or step; Guardar saves too; blanks at the ends are no change', {
  tag: anyWidth,
}, async ({ page, lab, order: { idOrden } }) => {
  await openOrder(page, lab, idOrden)
  await box(page, 'Pedido').fill('PO-1')
  await box(page, 'Pedido').press('Enter')
  await expect(cellOf(page, 'Pedido')).toContainText('Guardado')
  await expect(box(page, 'Pedido')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Facturación' })).toBeVisible()

  const puts: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.postData() ?? ''))
  await box(page, 'Ciudad').fill('Monterrey')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(cellOf(page, 'Ciudad')).toContainText('Guardado')
  await box(page, 'Estado').fill(' Nuevo León ')
  await box(page, 'Estado').press('Tab')
  await expect(box(page, 'Estado')).toHaveValue('Nuevo León')
  expect(puts).toHaveLength(1)
})

test('Deshacer puts back what the laboratory had', { tag: anyWidth }, async ({ page, lab, order: { idOrden } }) => {
  await openOrder(page, lab, idOrden)
  await box(page, 'Pedido').fill('PO-1')
  await box(page, 'Pedido').press('Enter')
  await expect(cellOf(page, 'Pedido')).toContainText('Guardado')
  await page.reload()
  await acceptNotice(page)
  await cellOf(page, 'Pedido').getByRole('button', { name: 'Deshacer' }).click()
  await expect(box(page, 'Pedido')).toHaveValue('PO-88213')
  await expect(cellOf(page, 'Pedido')).not.toContainText('Antes')
  await expect.poll(async () => (await storedBilling(lab, idOrden)).Pedido).toBe('PO-88213')
})

test('a server killed and started again: told once, kept, sent when it is back', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await lab.kill()
  await box(page, 'Pedido').fill('PO-1')
  await box(page, 'Pedido').press('Tab')
  await box(page, 'Ciudad').fill('Monterrey')
  await box(page, 'Ciudad').press('Tab')
  await expect(page.getByRole('alert')).toContainText('No se pudo conectar con el servidor.')
  await expect(page.getByText('2 datos sin guardar')).toBeVisible()
  await expect(page.getByRole('alert').getByText('Error de conexión')).toHaveCount(1)
  await lab.start()
  for (const label of ['Pedido', 'Ciudad']) await expect(cellOf(page, label)).toContainText('Guardado')
  expect(await storedBilling(lab, idOrden)).toMatchObject({ Pedido: 'PO-1', Ciudad: 'Monterrey' })
})

test('a cut connection loses nothing: told once, kept, sent when it is back', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await page.route('**/api/**', (route) => route.abort())
  await box(page, 'Pedido').fill('PO-1')
  await box(page, 'Pedido').press('Tab')
  await expect(page.getByRole('alert')).toContainText('Error de conexión')
  await expect(page.getByRole('alert')).toContainText('No se pudo conectar con el servidor.')
  await expect(cellOf(page, 'Pedido')).toContainText('Sin guardar')
  await expect(page.getByText('1 dato sin guardar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await page.unroute('**/api/**')
  await expect(cellOf(page, 'Pedido')).toContainText('Guardado', { timeout: 10_000 })
  expect(await storedBilling(lab, idOrden)).toMatchObject({ Pedido: 'PO-1' })
})

test('typed without connection, page reloaded: restored and sent', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
  context,
}) => {
  await openOrder(page, lab, idOrden)
  await context.setOffline(true)
  await box(page, 'Pedido').fill('PO-9')
  await page.close()
  await context.setOffline(false)
  expect(await storedBilling(lab, idOrden)).toMatchObject({ Pedido: 'PO-88213' })
  const later = await context.newPage()
  await later.goto(orderUrl(lab, idOrden))
  await acceptNotice(later)
  await expect(box(later, 'Pedido')).toHaveValue('PO-9')
  await expect.poll(async () => (await storedBilling(lab, idOrden)).Pedido).toBe('PO-9')
})

test('typed and not left: sent with the page that goes away', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await box(page, 'Pedido').fill('PO-7')
  await page.goto('about:blank')
  await expect.poll(async () => (await storedBilling(lab, idOrden)).Pedido).toBe('PO-7')
})

test('hidden (a phone put away): sent without being left', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await box(page, 'Pedido').fill('PO-6')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(async () => (await storedBilling(lab, idOrden)).Pedido).toBe('PO-6')
})

test('a draft whose beginning is no longer the server’s is offered, not sent', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  // Not by a route: what is sent with the page that goes away may pass it by, late.
  await lab.kill()
  await box(page, 'Pedido').fill('PO-MIO')
  await page.goto('about:blank')
  await lab.start()
  await lab.call('/api/datos-factura', { idOrden, Pedido: 'PO-OTRA' }, 'PUT')
  await page.goto(orderUrl(lab, idOrden))
  await acceptNotice(page)
  await expect(box(page, 'Pedido')).toHaveValue('PO-OTRA')
  await expect(cellOf(page, 'Pedido')).toContainText('Lo que escribiste no se guardó, y el dato cambió: PO-MIO')
  expect(await storedBilling(lab, idOrden)).toMatchObject({ Pedido: 'PO-OTRA' })
  await cellOf(page, 'Pedido').getByRole('button', { name: 'Usarlo' }).click()
  await expect.poll(async () => (await storedBilling(lab, idOrden)).Pedido).toBe('PO-MIO')
})

test('a newer save waits for an older one, and stands', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  const saves = await holdSaves(page)
  await box(page, 'Pedido').fill('PO-1')
  await box(page, 'Pedido').press('Enter')
  await expect(cellOf(page, 'Pedido')).toContainText('Guardando…')
  await box(page, 'Pedido').fill('PO-2')
  await box(page, 'Pedido').press('Enter')
  await expect.poll(() => saves.bodies.length).toBe(1)
  await saves.go()
  await expect.poll(() => saves.bodies.length).toBe(2)
  await saves.go()
  await expect(cellOf(page, 'Pedido')).toContainText('Guardado')
  expect(await storedBilling(lab, idOrden)).toMatchObject({ Pedido: 'PO-2' })
})

test('a refused value says why and stays; changed, it is saved', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await box(page, 'Pedido').fill('x'.repeat(201))
  await box(page, 'Pedido').press('Tab')
  await expect(page.getByRole('alert')).toContainText('Error al actualizar')
  await expect(cellOf(page, 'Pedido')).toContainText('Es demasiado largo: caben 200 caracteres.')
  await expect(box(page, 'Pedido')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('1 dato sin guardar')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  await box(page, 'Pedido').fill('PO-3')
  await box(page, 'Pedido').press('Tab')
  await expect(cellOf(page, 'Pedido')).toContainText('Guardado')
})

test('an answer that is no JSON is no success', { tag: anyWidth }, async ({ page, lab, order: { idOrden } }) => {
  await openOrder(page, lab, idOrden)
  await page.route('**/api/datos-factura', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Wi-Fi</html>' })
      : route.continue(),
  )
  await box(page, 'Pedido').fill('PO-1')
  await box(page, 'Pedido').press('Tab')
  await expect(page.getByRole('alert')).toContainText('Error de conexión')
  await expect(cellOf(page, 'Pedido')).toContainText('Sin guardar')
})

test('403 in the middle: said in a dialog, shown as not saved, read-only from then on', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await lab.call('/api/confirmar-orden', { idOrden })
  await box(page, 'Pedido').fill('PO-TARDE')
  await box(page, 'Pedido').press('Tab')
  await expect(page.getByRole('dialog', { name: 'No se puede actualizar' })).toContainText('La orden ya fue confirmada')
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect(page.getByRole('dialog', { name: 'Orden Confirmada' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver datos en modo lectura' }).click()
  await expect(box(page, 'Pedido')).toHaveValue('PO-88213')
  await expect(box(page, 'Pedido')).toHaveJSProperty('readOnly', true)
  await expect(cellOf(page, 'Pedido')).toContainText('No se guardó: PO-TARDE')
  const puts: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()))
  await page.reload()
  await page.getByRole('button', { name: 'Ver datos en modo lectura' }).click()
  await expect(cellOf(page, 'Pedido')).toContainText('No se guardó: PO-TARDE')
  expect(puts).toEqual([])
})

test('two tabs: the older one overwrites only the field that was left', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
  context,
}) => {
  await openOrder(page, lab, idOrden)
  const other = await context.newPage()
  await openOrder(other, lab, idOrden)
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Siguiente' }).click()
    await tab.getByRole('button', { name: /^1 ?Manómetro/ }).click()
  }
  await box(page, 'Marca').fill('Altara')
  await box(page, 'Marca').press('Enter')
  await expect(cellOf(page, 'Marca')).toContainText('Guardado')
  await box(other, 'Modelo').fill('Z-9')
  await box(other, 'Modelo').press('Enter')
  await expect(cellOf(other, 'Modelo')).toContainText('Guardado')
  expect(await storedInstrument(lab, idOrden)).toMatchObject({ Marca: 'Altara', Modelo: 'Z-9' })
})

test('shown again from the browser’s memory it reads the order again', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await lab.call('/api/datos-factura', { idOrden, Pedido: 'PO-OTRA' }, 'PUT')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(box(page, 'Pedido')).toHaveValue('PO-OTRA')
  await lab.call('/api/confirmar-orden', { idOrden })
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('dialog', { name: 'Orden Confirmada' })).toBeVisible()
})

test('gone and come back by the browser’s buttons: box and server agree', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await box(page, 'Pedido').fill('PO-5')
  await page.goto(`${lab.url}/contact`)
  await page.goBack()
  await acceptNotice(page)
  await expect(box(page, 'Pedido')).toHaveValue('PO-5')
  await expect.poll(async () => (await storedBilling(lab, idOrden)).Pedido).toBe('PO-5')
})

test('what the browser fills in by itself elsewhere is not saved', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await box(page, 'Correo').focus()
  await box(page, 'Dirección').evaluate((element: HTMLTextAreaElement) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, 'Mi casa 1')
    for (const type of ['focus', 'input', 'change', 'blur']) element.dispatchEvent(new Event(type, { bubbles: true }))
  })
  await expect(box(page, 'Dirección')).toHaveValue('Av. de la Industria 45, Parque Sur')
  await stepButton(page, 'Facturación').click()
  expect(await storedBilling(lab, idOrden)).toMatchObject({ Direccion: 'Av. de la Industria 45, Parque Sur' })
})

const storages = [
  {
    name: 'without storage',
    spoil: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  },
  {
    name: 'with a storage that is full',
    spoil: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  },
]
for (const { name, spoil } of storages) {
  test(`${name} it still saves`, { tag: anyWidth }, async ({ page, lab, order: { idOrden } }) => {
    await page.addInitScript(spoil)
    await openOrder(page, lab, idOrden)
    await box(page, 'Pedido').fill('PO-1')
    await box(page, 'Pedido').press('Enter')
    await expect(cellOf(page, 'Pedido')).toContainText('Guardado')
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await expect(page.getByRole('heading', { name: 'Certificado de Calibración', exact: true })).toBeVisible()
  })
}

test('a change of step sends what is typed', { tag: anyWidth }, async ({ page, lab, order: { idOrden } }) => {
  await openOrder(page, lab, idOrden)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: /^1 ?Manómetro/ }).click()
  await box(page, 'Serie').fill('S-1')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Facturación' })).toBeVisible()
  await expect.poll(async () => (await storedInstrument(lab, idOrden))?.Serie).toBe('S-1')
})

test('hidden while the server is away: sent when it is back, without a hand', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await page.route('**/api/**', (route) => route.abort())
  await box(page, 'Pedido').fill('PO-4')
  for (const value of ['hidden', 'visible']) {
    const failed = page.waitForEvent('requestfailed')
    await page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, value)
    await failed
  }
  await page.unroute('**/api/**')
  await expect.poll(async () => (await storedBilling(lab, idOrden)).Pedido, { timeout: 10_000 }).toBe('PO-4')
})

test('refused by a 403 and open again: offered, without saying that the data changed', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await page.route('**/api/datos-factura', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 403, json: {} }) : route.continue(),
  )
  await box(page, 'Pedido').fill('PO-3')
  await box(page, 'Pedido').press('Enter')
  await page.getByRole('dialog', { name: 'No se puede actualizar' }).getByRole('button').click()
  await page.unroute('**/api/datos-factura')
  await expect(cellOf(page, 'Pedido')).toContainText('Lo que escribiste no se guardó: PO-3')
  await cellOf(page, 'Pedido').getByRole('button', { name: 'Usarlo' }).click()
  await expect.poll(async () => (await storedBilling(lab, idOrden)).Pedido).toBe('PO-3')
})
