import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const debianChromium = '/usr/bin/chromium'

/** Where Chromium is; undefined: the one that Playwright has fetched. */
const chromiumPath = process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined)

export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
