import { openStep } from './open-order.ts'
import { orderRecord } from './order-record.ts'
import { expect, test } from './server.ts'

test.use({ baseURL: async ({ lab }, use) => use(lab.url) })

test('hovering previews the stars and chooses nothing', async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  await page.locator('label', { hasText: '4 de 5' }).hover()
  await expect(page.getByText('4 de 5 · Bueno').last()).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enviar encuesta y confirmar' })).toBeDisabled()
  await page.getByRole('heading', { name: 'Antes de confirmar' }).hover()
  await expect(page.getByText('Elige de 1 a 5 estrellas')).toBeVisible()
})
