import type { Browser } from '@playwright/test'

/** Bytes of script that a page transferred, before anybody touched it and after React has started. */
export interface ScriptWeight {
  untouched: number
  used: number
}

/** Opens a page, waits until it is still, then uses it as a person would: a key and a moved pointer. */
export async function weighScript(browser: Browser, url: string): Promise<ScriptWeight> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const untouched = bytes
  await page.keyboard.press('Tab')
  await page.mouse.move(100, 200)
  await page.locator('html[data-hydrated]').waitFor({ timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  await context.close()
  return { untouched, used: bytes }
}
