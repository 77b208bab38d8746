import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with the page as it stands: each rule with the elements that break it. */
export async function violations(page: Page): Promise<[rule: string, elements: string[]][]> {
  // Its types come with a copy of playwright-core of their own; the page itself is the same.
  const found = await new AxeBuilder({ page: page as never }).analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
