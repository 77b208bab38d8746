import { anyWidth } from './any-width.ts'
import { box, cellOf, openOrder, storedInstrument } from './wizard-page.ts'
import { expect, test } from './wizard-test.ts'

test.beforeEach(async ({ page, lab, largeOrder }) => {
  await openOrder(page, lab, largeOrder.idOrden)
  await page.getByRole('button', { name: 'Siguiente' }).click()
})

test('both lists are shown, found by text without regard to case and accents', { tag: anyWidth }, async ({ page }) => {
  await expect(page.getByText('200 instrumentos.')).toBeVisible()
  await page.getByLabel('Buscar en la lista').fill('manometro mp-199')
  const row = page.getByRole('button', { name: /MP-199/ })
  await expect(row).toContainText('Adicional')
  await expect(page.getByRole('button', { expanded: false })).toHaveCount(1)
  await expect(page.getByText('Se muestra 1 de 200.')).toBeVisible()
  await page.getByLabel('Buscar en la lista').fill('no hay')
  await page.getByRole('button', { name: 'Ver todos' }).click()
  await expect(page.getByRole('button', { expanded: false })).toHaveCount(200)
})

test('filters count and show what is pending or changed; a saved row stays under the hands', async ({
  page,
  lab,
  largeOrder,
}) => {
  await expect(page.getByText('196 de 200 listos')).toBeVisible()
  await page.getByRole('radio', { name: 'Pendientes 4' }).check()
  await expect(page.getByRole('button', { expanded: false })).toHaveCount(4)
  await page.getByRole('button', { name: /^57 / }).click()
  await expect(cellOf(page, 'Serie')).toContainText('Falta serie')
  await box(page, 'Serie').fill('S-57')
  await box(page, 'Serie').press('Tab')
  await expect(cellOf(page, 'Serie')).toContainText('Guardado')
  await expect(page.getByText('Instrumento actualizado')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Pendientes 3' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Cambiados 1' })).toBeVisible()
  await expect(box(page, 'Serie')).toBeVisible()
  expect(await storedInstrument(lab, largeOrder.idOrden, 56)).toMatchObject({ Serie: 'S-57', Marca: 'Norvex' })
})

test('ticks by tens jump, and say what is unsaved', async ({ page }) => {
  await page.getByRole('button', { name: 'Instrumentos 150 a 159' }).click()
  const row = page.getByRole('button', { name: /MP-150/ })
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
  await row.click()
  await box(page, 'Marca').fill('Otra')
  await expect(page.getByRole('button', { name: 'Instrumentos 150 a 159, 1 sin guardar' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Sin guardar 1' })).toBeVisible()
})

test('what comes from the order is read, not edited', { tag: anyWidth }, async ({ page }) => {
  await page.getByRole('button', { name: /MP-001/ }).click()
  for (const [label, value] of [
    ['N.º de serie del instrumento', 'A18-001'],
    ['Intervalo de medición', '0 a 10 bar'],
    ['Puntos solicitados', '0, 2, 4, 6, 8, 10'],
  ] as const) {
    await expect(box(page, label)).toHaveValue(value)
    await expect(box(page, label)).toHaveJSProperty('readOnly', true)
  }
})
