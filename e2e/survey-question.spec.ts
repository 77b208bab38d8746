import { identity } from '../content/identity.ts'
import { anyWidth } from './any-width.ts'
import { expectAccessible, openStep } from './open-order.ts'
import { orderRecord } from './order-record.ts'
import { expect, test } from './server.ts'

test.use({ baseURL: async ({ lab }, use) => use(lab.url) })

const link = { name: 'Tengo una duda' } as const

for (const step of [1, 2, 3, 4] as const) {
  // One button of the layout for all steps: how it looks on a phone is tried on the first.
  test(`a question can be asked on step ${step}`, { tag: step > 1 ? anyWidth : [] }, async ({ page, lab }) => {
    const { idOrden } = await lab.importOrder(orderRecord({}, 1))
    await openStep(page, idOrden, step)
    const asked = page.waitForRequest('**/api/pregunta-orden')
    await page.getByRole('button', link).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog', link)
    await expect(dialog.getByLabel('Tu duda')).toBeFocused()
    await dialog.getByLabel('Tu duda').fill('¿Va la marca o el fabricante?')
    await dialog.getByRole('button', { name: 'Enviar duda' }).click()
    expect((await asked).postDataJSON()).toEqual({ idOrden, mensaje: '¿Va la marca o el fabricante?' })
    await expect(page.getByRole('dialog', { name: 'Recibimos tu duda' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', link).filter({ visible: true })).toBeFocused()
  })
}

test('also after the deadline', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({ fechaLimite: '2026-01-05T18:00:00-06:00' }, 1))
  await openStep(page, idOrden, 1)
  await page.getByRole('button', link).filter({ visible: true }).click()
  await page.getByLabel('Tu duda').fill('¿Todavía se puede?')
  await page.getByRole('button', { name: 'Enviar duda' }).click()
  await expect(page.getByRole('dialog', { name: 'Recibimos tu duda' })).toBeVisible()
})

test('keeps the text when it cannot be sent, also over a reload', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 1)
  await page.route('**/api/pregunta-orden', (route) => route.abort())
  await page.getByRole('button', link).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Enviar duda' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Escribe tu duda antes de enviarla.')
  await page.getByLabel('Tu duda').fill('Larga historia')
  await page.getByRole('button', { name: 'Enviar duda' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Error de conexión')
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', link).filter({ visible: true }).click()
  await expect(page.getByLabel('Tu duda')).toHaveValue('Larga historia')
})

test('offers phone and mail where the backend has no such call', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 1)
  await page.route('**/api/pregunta-orden', (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  await page.getByRole('button', link).filter({ visible: true }).click()
  await page.getByLabel('Tu duda').fill('¿Y ahora?')
  await page.getByRole('button', { name: 'Enviar duda' }).click()
  const ways = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Desde aquí no se pudo enviar' })
  await expect(ways.getByRole('link', { name: identity.telefono.texto })).toBeVisible()
  await expect(ways.getByRole('link', { name: 'escríbenos' })).toHaveAttribute('href', /body=%C2%BFY%20ahora/)
  await expect(page.getByLabel('Tu duda')).toHaveValue('¿Y ahora?')
})
