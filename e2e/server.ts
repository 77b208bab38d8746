import { test as base } from '@playwright/test'
import { LabServer } from './lab-server.ts'

/** Tests get `lab`: one server for each worker, shared by its tests, so each test imports an order of its own. */
export const test = base.extend<object, { lab: LabServer }>({
  page: async ({ page }, use) => {
    await use(page)
    // A call may still be under way when its test ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  lab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const lab = new LabServer()
      await lab.start()
      await use(lab)
      await lab.remove()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
