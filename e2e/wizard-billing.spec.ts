import { anyWidth } from './any-width.ts'
import { orderRecord } from './order-record.ts'
import { box, cellOf, openOrder, storedBilling } from './wizard-page.ts'
import { expect, test } from './wizard-test.ts'

test('warns beside the field as it is typed, offers the remedy, and blocks nothing', { tag: anyWidth }, async ({
  page,
  lab,
  order: { idOrden },
}) => {
  await openOrder(page, lab, idOrden)
  await box(page, 'RFC').fill('dim 870108-1LA ')
  await expect(cellOf(page, 'RFC')).toContainText('DIM8701081LA')
  await box(page, 'RFC').press('Tab')
  await expect(cellOf(page, 'RFC')).toContainText('Guardado')
  expect(await storedBilling(lab, idOrden)).toMatchObject({ RFC: 'dim 870108-1LA' })
  await cellOf(page, 'RFC').getByRole('button', { name: 'Usar «DIM8701081LA»' }).click()
  await expect(box(page, 'RFC')).toHaveValue('DIM8701081LA')
  await expect.poll(async () => (await storedBilling(lab, idOrden)).RFC).toBe('DIM8701081LA')
})

test('says what each document shows under Empresa and C.P.', async ({ page, lab, order: { idOrden } }) => {
  await openOrder(page, lab, idOrden)
  for (const label of ['Empresa', 'C.P. fiscal']) {
    await expect(cellOf(page, label)).toContainText('Factura')
    await expect(cellOf(page, label)).toContainText('Certificado')
  }
})

test('chooses from SAT’s lists; an old value is kept and flagged', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({ UsoCFDI: 'P01' }))
  await openOrder(page, lab, idOrden)
  const uso = page.getByRole('combobox', { name: 'Uso del CFDI' })
  await expect(uso).toHaveValue('P01')
  await expect(page.getByText('«P01» no está en la lista')).toBeVisible()
  await uso.selectOption({ label: 'G03 Gastos en general' })
  await uso.press('Tab')
  await expect.poll(async () => (await storedBilling(lab, idOrden)).UsoCFDI).toBe('G03')
  await expect(page.getByText('Antes: P01')).toBeVisible()
})

test('blank billing data is still a form', { tag: anyWidth }, async ({ page, lab }) => {
  const blank = Object.fromEntries(Object.keys(orderRecord()).map((name) => [name, undefined]))
  const { OrdenServicio, instrumentos, fechaLimite } = orderRecord()
  const { idOrden } = await lab.importOrder({ ...blank, OrdenServicio, instrumentos, fechaLimite })
  await openOrder(page, lab, idOrden)
  await expect(box(page, 'RFC')).toHaveValue('')
  await expect(page.getByText(/\d+ datos por revisar/)).toBeVisible()
})
