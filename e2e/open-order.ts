import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './server.ts'

/** Opens an order's step in the form that lets all steps be reached, and answers its first notice. */
export async function openStep(page: Page, idOrden: string, step: 1 | 2 | 3 | 4): Promise<void> {
  await page.goto(`/service-order-search-v2/${idOrden}?paso=${step}`)
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** No violation of WCAG 2.2 A and AA on what is shown. */
export async function expectAccessible(page: Page): Promise<void> {
  // The peer it asks for is another patch version of the same playwright-core: alike at run time, not by type.
  const { violations } = await new AxeBuilder({ page: page as never })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
