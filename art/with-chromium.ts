import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))
const executablePath = process.env.CHROMIUM_PATH ?? debianChromium

/** Opens Chromium for `draw` and closes it, whatever becomes of that. */
export async function withChromium(draw: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    await draw(browser)
  } finally {
    await browser.close()
  }
}
