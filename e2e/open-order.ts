import type { Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { expect } from './server.ts'

/** Opens an order's step in the form that lets all steps be reached, and answers its first notice. */
export async function openStep(page: Page, idOrden: string, step: 1 | 2 | 3 | 4): Promise<void> {
  await page.goto(`/service-order-search-v2/${idOrden}?paso=${step}`)
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** No violation of axe's rules on what is shown. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}
