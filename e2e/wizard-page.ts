import { expect, type Page, type Route } from '@playwright/test'
import type { LabServer } from './lab-server.ts'

/** Opens an order in one of the wizard's two forms and answers its first notice. */
export async function openOrder(page: Page, lab: LabServer, idOrden: string, form: 'limited' | 'free' = 'limited') {
  await page.goto(orderUrl(lab, idOrden, form))
  await acceptNotice(page)
}

export const orderUrl = (lab: Pick<LabServer, 'url'>, idOrden: string, form: 'limited' | 'free' = 'limited') =>
  form === 'limited' ? `${lab.url}/confirmacion?id=${idOrden}` : `${lab.url}/service-order-search-v2/${idOrden}`

export async function acceptNotice(page: Page) {
  await page.getByRole('button', { name: 'He leído y acepto iniciar el proceso' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The cell of a field: its box, sign, notes and actions. */
export const cellOf = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true }).locator('xpath=ancestor::div[label or div/label][1]')

export const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

export const stepButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pasos' }).getByRole('button', { name })

/** What the server has: the billing data of an order. */
export async function storedBilling(lab: LabServer, idOrden: string) {
  const { body } = await lab.call('/api/datos-factura', { idOrden })
  return body
}

export async function storedInstrument(lab: LabServer, idOrden: string, index = 0) {
  const { body } = await lab.call('/api/datos-certificado', { idOrden })
  return (body.instrumentos as Record<string, string>[])[index]
}

/** Holds every save of the invoice until `go` is called; counts them. */
export async function holdSaves(page: Page) {
  const held: Route[] = []
  const bodies: Record<string, unknown>[] = []
  await page.route('**/api/datos-factura', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    bodies.push(route.request().postDataJSON())
    held.push(route)
  })
  return {
    bodies,
    go: async () => {
      for (const route of held.splice(0)) await route.continue()
    },
    answer: async (status: number, body: unknown) => {
      for (const route of held.splice(0)) await route.fulfill({ status, json: body })
    },
  }
}
