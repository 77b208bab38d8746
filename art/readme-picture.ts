// Makes docs/telefono.webp, which README.md opens with: the home page and an order on a phone, side by side. Beside a
// running `npm start`, with the link of an open order that it printed:
// `node_modules/.bin/node art/readme-picture.ts LINK`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { withChromium } from './with-chromium.ts'

const phone = { width: 390, height: 844 }
const sharpness = 2
const gap = 40

const target = join(import.meta.dirname, '../docs/telefono.webp')

async function homePage(context: BrowserContext, link: string): Promise<Buffer> {
  const page = await context.newPage()
  await page.goto(new URL('/', link).href)
  await page.evaluate(() => document.fonts.ready)
  // A typeface that comes late is shown from the second visit on.
  await page.reload()
  await page.locator('img').first().waitFor()
  return page.screenshot()
}

async function orderPage(context: BrowserContext, link: string): Promise<Buffer> {
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', { name: 'He leído y acepto iniciar el proceso' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('textbox', { name: 'RFC' }).waitFor()
  await page.mouse.move(0, 0)
  return page.screenshot()
}

/** Side by side on no ground, encoded by the browser, so that no encoder is to be installed. */
async function sideBySide(context: BrowserContext, pictures: readonly Buffer[]): Promise<Buffer> {
  const page = await context.newPage()
  const urls = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`)
  const encoded = await page.evaluate(
    async ({ urls, apart }) => {
      const images = await Promise.all(urls.map(async (url) => createImageBitmap(await (await fetch(url)).blob())))
      const canvas = document.createElement('canvas')
      canvas.width = images.reduce((sum, { width }) => sum + width + apart, -apart)
      canvas.height = Math.max(...images.map(({ height }) => height))
      const ink = canvas.getContext('2d')
      let left = 0
      for (const image of images) {
        ink?.drawImage(image, left, 0)
        // A frame, or a white page ends nowhere on a white README.
        if (ink) ink.strokeStyle = '#c3cac9'
        ink?.strokeRect(left + 1, 1, image.width - 2, image.height - 2)
        left += image.width + apart
      }
      return canvas.toDataURL('image/webp', 0.8)
    },
    { urls, apart: gap * sharpness },
  )
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}

const [link] = process.argv.slice(2)
if (!link) throw new Error('Give the link of an open order: node_modules/.bin/node art/readme-picture.ts LINK')
await withChromium(async (browser) => {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: sharpness,
    isMobile: true,
    hasTouch: true,
    locale: 'es-MX',
    reducedMotion: 'reduce',
  })
  writeFileSync(target, await sideBySide(context, [await homePage(context, link), await orderPage(context, link)]))
})
