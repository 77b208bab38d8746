import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds wrong with the page as it stands: each rule with the elements that break it. */
export async function violations(page: Page): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // By the protocol itself: Playwright's own way takes twice as long for so long a text.
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Runtime.evaluate', { expression: axe.source })
    await protocol.detach()
  }
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // What is right is not listed with all its elements: half of the work.
    const found = await axe.run({ resultTypes: ['violations'], preload: false })
    return found.violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)])
  })
}
