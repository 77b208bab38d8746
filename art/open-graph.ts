// Makes public/og.jpg, what other sites show of a link to this one: `node_modules/.bin/node art/open-graph.ts`,
// with the laboratory's name from content/identity.ts and the pressure gauge of content/pictures. Wants Chromium.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countWord } from '../content/count-word.ts'
import { identity } from '../content/identity.ts'
import { services } from '../content/services.ts'
import { withChromium } from './with-chromium.ts'

const root = join(import.meta.dirname, '..')
const inline = (type: string, path: string) =>
  `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`

/** 1200 × 630, the size that every network cuts from; what is said stays away from the edges. */
const page = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Archivo; src: url(${inline('font/woff2', 'web/fonts/archivo-92-500.woff2')}) }
* { margin: 0; box-sizing: border-box }
body { position: relative; width: 1200px; height: 630px; background: #fff; color: #14181a; overflow: hidden }
body > * { position: absolute }
.plate { inset: 0 0 0 auto; width: 600px; background: #e1e6e7; overflow: hidden }
.plate img { position: absolute; top: 0; left: -20px; width: 640px }
.mark { left: 64px; top: 64px; display: flex; align-items: center; gap: 16px; font: 500 34px/1 Archivo; letter-spacing: -.02em }
.mark svg { width: 52px; fill: none; stroke: #0b4b3c; stroke-width: 2 }
h1 { left: 61px; top: 214px; font: 500 88px/1 Archivo; letter-spacing: -.034em }
h1 b { font-weight: 500; color: #0b4b3c }
p { left: 64px; bottom: 60px; padding-top: 18px; width: 472px; border-top: 2px solid #14181a; font: 25px/1.35 "Liberation Sans", Arial; color: #4a5452 }
</style>
<div class="plate"><img src="${inline('image/jpeg', 'content/pictures/fig-presion-v.jpg')}"></div>
<div class="mark"><svg viewBox="0 0 34 34"><circle cx="17" cy="17" r="11"/><path d="M17 1v11M17 22v11M1 17h11M22 17h11"/><circle cx="17" cy="17" r="1.4" fill="#0b4b3c" stroke="none"/></svg>${identity.nombre}</div>
<h1>Calibración<br><b>acreditada</b></h1>
<p>ISO/IEC 17025 · ${countWord(services.length)} magnitudes,<br>en el laboratorio y en tu planta</p>`

await withChromium(async (browser) => {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await tab.setContent(page)
  await tab.evaluate(() => document.fonts.ready)
  await tab.screenshot({ path: join(root, 'public/og.jpg'), type: 'jpeg', quality: 86 })
})
