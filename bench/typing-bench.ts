import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { buildSite } from '../starter/site.mjs'
import type { Figure } from './figure.ts'
import { openChromium } from './open-chromium.ts'
import { orderRecordAt } from './order-records.ts'
import { importOrders, startOurs, withFolder } from './our-server.ts'
import { median } from './percentile.ts'

const instruments = 200
const slowdown = 4
const keys = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const keyMilliseconds = 90
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
/** The least that the Event Timing API reports; what it does not report was faster. */
const leastReported = 16

interface Typed {
  times: number[]
  /** Milliseconds of the page's main thread a key: what is left of the figure on a machine that others keep busy. */
  processor: number
}

/** Seconds that the page's main thread has worked so far, by the processor's clock; slowing it counts in. */
async function workedSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/**
 * From each key's own time stamp to the end of the frame that shows it, as the browser measures it (in steps of 8 ms).
 */
async function keyToPaint(session: CDPSession, page: Page, field: Locator): Promise<Typed> {
  await field.click()
  await page.evaluate((durationThreshold) => {
    const seen = window as unknown as { keyTimes: number[] }
    seen.keyTimes = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.keyTimes.push(duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, leastReported)
  const before = await workedSeconds(session)
  // As fast as a quick typist: keys that wait for each other would be told as slow, keys a second apart never meet.
  await page.keyboard.type(keys, { delay: keyMilliseconds })
  await page.waitForTimeout(500)
  const processor = (((await workedSeconds(session)) - before) * 1000) / keys.length
  const slow = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
  const quick = Array<number>(Math.max(0, keys.length - slow.length)).fill(leastReported)
  return { times: [...slow, ...quick], processor }
}

async function openInstruments(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'He leído y acepto iniciar el proceso' }).click()
  await page.getByRole('button', { name: /Certificado de Calibración/ }).click()
  await page.getByRole('searchbox', { name: 'Buscar en la lista' }).waitFor()
}

async function measure(page: Page, url: string): Promise<Record<string, Typed>> {
  const session = await page.context().newCDPSession(page)
  await openInstruments(page, url)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const rows = page.locator('ol > li > button[aria-expanded]')
  await rows.nth(instruments / 2).click()
  const serial = page.getByRole('textbox', { name: 'Serie', exact: true }).first()
  const inField = await keyToPaint(session, page, serial)
  const inSearch = await keyToPaint(session, page, page.getByRole('searchbox', { name: 'Buscar en la lista' }))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { "an instrument's field": inField, 'the search box': inSearch }
}

/** From key to paint in the wizard with 200 instruments on a phone, its processor slowed four times. Budget: 50 ms. */
export async function typingBench(): Promise<Figure[]> {
  buildSite()
  return withFolder(async (folder) => {
    const file = join(folder, 'orders.json')
    writeFileSync(file, JSON.stringify([orderRecordAt(1, instruments)]))
    const [idOrden] = await importOrders(folder, file)
    const server = await startOurs(folder)
    const browser = await openChromium()
    try {
      const page = await browser.newPage(phone)
      const measured = await measure(page, `${server.url}/service-order-search-v2/${idOrden}`)
      return Object.entries(measured).flatMap(([where, { times, processor }]) => [
        { what: `${where}: key to paint`, value: median(times), unit: 'ms', budget: 50 },
        { what: `${where}: the slowest of ${keys.length} keys`, value: Math.max(...times), unit: 'ms', budget: 50 },
        { what: `${where}: main thread a key`, value: processor, unit: 'ms' },
      ])
    } finally {
      await browser.close()
      await server.stop()
    }
  })
}
