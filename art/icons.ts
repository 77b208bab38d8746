// Makes the icons that browsers and phones ask for by name, public/favicon.ico and public/apple-touch-icon.png, from
// public/favicon.svg: `node_modules/.bin/node art/icons.ts`. Wants Chromium.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { withChromium } from './with-chromium.ts'

const folder = join(import.meta.dirname, '../public')
const drawing = readFileSync(join(folder, 'favicon.svg')).toString('base64')
/** A tab, a tab of a sharp screen, a shortcut. */
const tabSizes = [16, 32, 48]
const touchSize = 180

/**
 * The drawing as PNG, `size` px a side; with `ground`, on white with room about it, since phones cut the corners off.
 */
async function pngOf(browser: Browser, size: number, ground: boolean): Promise<Buffer> {
  const tab = await browser.newPage({ viewport: { width: size, height: size } })
  const margin = ground ? size / 6 : 0
  await tab.setContent(`<!doctype html><style>body{margin:${margin}px}img{display:block;width:${size - 2 * margin}px}</style>
<img src="data:image/svg+xml;base64,${drawing}">`)
  const png = await tab.screenshot({ omitBackground: !ground })
  await tab.close()
  return png
}

/** An .ico of PNGs: a header of 6 bytes, 16 a picture, then the pictures. Source: Microsoft's ICO format. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let start = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(start, entry + 12)
    start += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

await withChromium(async (browser) => {
  const pictures = []
  for (const size of tabSizes) pictures.push({ size, png: await pngOf(browser, size, false) })
  writeFileSync(join(folder, 'favicon.ico'), icoOf(pictures))
  writeFileSync(join(folder, 'apple-touch-icon.png'), await pngOf(browser, touchSize, true))
})
