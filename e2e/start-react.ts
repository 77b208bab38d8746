import type { Page } from '@playwright/test'

/**
 * Moves the pointer, which brings React, and waits until it is there. The first move has no way behind it,
 * so it is no sign of use.
 */
export async function startReact(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(3, 3)
  await page.locator('html[data-hydrated]').waitFor()
}
