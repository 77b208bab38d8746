import { violations } from './accessibility.ts'
import { expect, test } from './server.ts'
import { publicPages } from './site-routes.ts'

for (const { path, reads } of publicPages)
  test(`${path} is whole, quiet and accessible`, async ({ lab, page }) => {
    const said: string[] = []
    const asked: string[] = []
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(error.message))
    page.on('request', (request) => asked.push(request.url()))
    await page.emulateMedia({ reducedMotion: 'reduce' })

    const reply = await page.goto(lab.url + path)
    const missing = path === '/no-existe'
    expect(reply?.status()).toBe(missing ? 404 : 200)
    if (reads) {
      // As Chromium does for a pointer at rest; the call comes after whatever that would have asked for.
      await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
      await page.evaluate(() => fetch('/api/salud'))
      expect(asked.filter((url) => url.endsWith('.js'))).toEqual([])
    }

    await page.mouse.move(1, 1)
    await page.mouse.move(3, 3)
    await page.locator('html[data-hydrated]').waitFor()
    await expect(page.locator('h1')).toHaveCount(1)
    expect(said.filter((line) => !(missing && line.includes('404')))).toEqual([])
    expect(asked.filter((url) => !url.startsWith(lab.url))).toEqual([])
    expect(await violations(page)).toEqual([])

    // 400 % zoom of a window of 1280.
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

test('the alias of a page names the one that counts', async ({ lab, page }) => {
  await page.goto(`${lab.url}/presion-service`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services\/presion$/)
})
