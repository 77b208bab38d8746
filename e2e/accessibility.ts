import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with the page as it stands: each rule with the elements that break it. */
export async function violations(page: Page): Promise<[rule: string, elements: string[]][]> {
  // Its types come with a copy of playwright-core of their own; the page itself is the same.
  // Legacy: without a second page to gather results in, which only frames of other origins need, in half the time.
  const found = await new AxeBuilder({ page: page as never }).setLegacyMode(true).analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
