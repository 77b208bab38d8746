import { type Page, type PlaywrightWorkerArgs, test } from '@playwright/test'

/** Gives a page of a browser whose own letters are 32 px, twice the usual, as readers set them. */
export async function withLargeLetters(
  playwright: PlaywrightWorkerArgs['playwright'],
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { launchOptions } = test.info().project.use
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  try {
    await look(await browser.newPage())
  } finally {
    await browser.close()
  }
}
