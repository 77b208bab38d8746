import { test as base, expect } from '@playwright/test'
import { StubBackend } from './stub-backend.ts'
import { acceptNotice, box, cellOf, orderUrl } from './wizard-page.ts'

const test = base.extend<{ stub: StubBackend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  stub: async ({}, use) => {
    const stub = new StubBackend()
    await stub.start()
    await use(stub)
    await stub.stop()
  },
})

for (const form of ['limited', 'free'] as const) {
  test(`a backend that answers only the specification’s fields: the ${form} form reads and saves`, async ({
    page,
    stub,
  }) => {
    stub.onlyData = form === 'free'
    await page.goto(orderUrl(stub, 'stub', form))
    await acceptNotice(page)
    await expect(page.getByText('912', { exact: true })).toBeVisible()
    await expect(page.getByText('martes 3 de diciembre, 12:00, hora del centro')).toBeVisible()
    await expect(box(page, 'C.P. fiscal')).toHaveValue('66600')
    await expect(box(page, 'Municipio')).toHaveValue('')
    await box(page, 'Pedido').fill('PO-1')
    await box(page, 'Pedido').press('Tab')
    await expect(cellOf(page, 'Pedido')).toContainText('Guardado')
    await expect(cellOf(page, 'Pedido')).toContainText('Antes: PO-88213')
    expect(stub.saves).toMatchObject([{ Pedido: 'PO-1', CP: '66600', RFC: 'DIM8701081LA' }])

    await page.getByRole('button', { name: 'Siguiente' }).click()
    // The only instrument: open from the start.
    await expect(page.getByRole('button', { name: /MP-001/ })).toHaveAttribute('aria-expanded', 'true')
    await box(page, 'Marca').fill('Altara')
    await box(page, 'Marca').press('Enter')
    await expect(page.getByText('Instrumento actualizado')).toBeVisible()
    expect(stub.instrument).toMatchObject({ idDatoCert: '48211', Marca: 'Altara', Serie: 'A18-001' })
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(cellOf(page, 'Marca')).toContainText('Antes: Norvex')
  })
}

test('an order it does not know shows its sentence alone', async ({ page, stub }) => {
  await page.goto(orderUrl(stub, 'otra'))
  await expect(page.getByText('No existe')).toBeVisible()
})
