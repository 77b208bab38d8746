import type { Page } from '@playwright/test'
import { home } from '../content/home.ts'
import { listed } from '../content/listed.ts'
import { services } from '../content/services.ts'
import { anyWidth } from './any-width.ts'
import { expect, test } from './server.ts'
import { startReact } from './start-react.ts'

const slider = 'ul[aria-label=Servicios]'
/** The others in the line only keep its place. */
const typedWord = 'h1 + div p[aria-hidden] span span'

const { before, words } = home.mission
const [first = '', second = ''] = words

/** Timers of the page's run only when the test says so. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
}

test('the slider shows three, two or one, by the width', { tag: anyWidth }, async ({ lab, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(lab.url)
  for (const { width, shown } of [
    { width: 1280, shown: '1 a 3' },
    { width: 992, shown: '1 a 3' },
    { width: 991, shown: '1 a 2' },
    { width: 767, shown: '1 a 2' },
    { width: 766, shown: '1' },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByText(`${shown} de ${services.length}`, { exact: true }), `${width} px`).toBeVisible()
  }
})

test('the slider moves on by itself, a second a slide, until it is paused', { tag: anyWidth }, async ({
  lab,
  page,
}) => {
  await page.goto(lab.url)
  await page.locator('html[data-hydrated]').waitFor()
  const took = await page.locator(slider).evaluate(
    (list) =>
      new Promise<number>((done) => {
        let began = 0
        let quiet: ReturnType<typeof setTimeout>
        list.addEventListener('scroll', () => {
          const now = performance.now()
          began ||= now
          clearTimeout(quiet)
          quiet = setTimeout(() => done(now - began), 400)
        })
      }),
  )
  expect(took).toBeGreaterThan(850)
  expect(took).toBeLessThan(1400)
  await page.getByRole('button', { name: 'Pausar el avance' }).click()
  await page.mouse.move(0, 0)
  const left = await page.locator(slider).evaluate((list) => list.scrollLeft)
  expect(left).toBeGreaterThan(100)
  await page.clock.install()
  await page.clock.runFor(20_000)
  expect(await page.locator(slider).evaluate((list) => list.scrollLeft)).toBe(left)
})

test('the mission is typed for those who look, and whole for those who listen', { tag: anyWidth }, async ({
  lab,
  page,
}) => {
  await page.goto(lab.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(`${before} ${listed(words)}`)
  const word = page.locator(typedWord)
  await expect(word).toHaveText(first)
  await expect(word).toHaveText(second, { timeout: 15_000 })
  const pause = page.getByRole('button', { name: 'Pausar la escritura' })
  await pause.click()
  await expect(page.getByRole('button', { name: 'Seguir escribiendo' })).toBeVisible()
  const stands = await word.textContent()
  await page.clock.install()
  await page.clock.runFor(10_000)
  await expect(word).toHaveText(stands ?? '')
})

test('the mission is written where React cannot be had', { tag: anyWidth }, async ({ lab, page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await stopClock(page)
  await page.goto(lab.url)
  // The first word rests, is taken back, and the second is written.
  await page.clock.runFor(1800 + first.length * 100 + second.length * 130)
  await expect(page.locator(typedWord)).toHaveText(second)
})

test('the mission is written again when the page is come back to', { tag: anyWidth }, async ({ lab, page }) => {
  await stopClock(page)
  await page.goto(`${lab.url}/about`)
  await startReact(page)
  await page.getByRole('link', { name: 'Inicio' }).first().click()
  const word = page.locator(typedWord)
  await expect(word).toHaveText(first)
  await page.clock.runFor(1800)
  await expect(word).toHaveText(first.slice(0, -1))
})

for (const { when, act } of [
  { when: 'its slider is seen', act: (page: Page) => page.locator(slider).scrollIntoViewIfNeeded() },
  { when: 'a finger touches it', act: (page: Page) => page.locator('h1').dispatchEvent('touchstart') },
  { when: 'three seconds have passed', act: (page: Page) => page.clock.runFor(3000) },
])
  test(`a phone that reads the first screen runs no script of ours until ${when}`, { tag: anyWidth }, async ({
    lab,
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.setViewportSize({ width: 390, height: 844 })
    await stopClock(page)
    await page.goto(lab.url)
    await page.clock.runFor(1000)
    await page.evaluate(() => fetch('/api/salud'))
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([])
    await act(page)
    await page.locator('html[data-hydrated]').waitFor()
  })

test('nothing moves for those who ask for less motion', { tag: anyWidth }, async ({ lab, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(lab.url)
  await page.locator('html[data-hydrated]').waitFor()
  await page.clock.runFor(15_000)
  expect(await page.locator(slider).evaluate((list) => list.scrollLeft)).toBe(0)
  await expect(page.locator(typedWord)).toHaveText(first)
})
