import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** What one visit of a phone showed. Times in ms as Lighthouse simulates them, sizes in bytes as transferred. */
export interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  script: number
  requests: number
  /** Of what was asked for before the load event. */
  bytesUntilLoad: number
  requestsUntilLoad: number
  scriptUntilLoad: number
  /** Audits that count and fail, so that a missing point can be looked for. */
  failed: string[]
}

interface NetworkItem {
  url: string
  resourceType: string
  transferSize?: number
  networkRequestTime: number
}

const sum = (items: readonly NetworkItem[]) => items.reduce((total, { transferSize = 0 }) => total + transferSize, 0)
const scripts = (items: readonly NetworkItem[]) => items.filter(({ resourceType }) => resourceType === 'Script')

async function lighthouseReport(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: categories,
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`)
  return result.lhr
}

/** Visits a page once with a fresh browser, as Lighthouse's mobile setting does. */
export async function visit(url: string): Promise<Visit> {
  const chromePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    const { audits, categories: scored } = await lighthouseReport(url, chrome.port)
    const score = (name: string) => Math.round((scored[name]?.score ?? 0) * 100)
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
    const all = (audits['network-requests']?.details?.items ?? []) as NetworkItem[]
    const items = all.filter((item) => !/^(data|blob):/.test(item.url))
    const loadedAt: number = audits.metrics?.details?.items[0].observedLoad
    const untilLoad = items.filter(({ networkRequestTime }) => networkRequestTime < loadedAt)
    const counting = Object.values(scored).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    const isBad = (name: string) => (audits[name]?.score ?? 1) < 0.9
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      bytes: sum(items),
      script: sum(scripts(items)),
      requests: items.length,
      bytesUntilLoad: sum(untilLoad),
      requestsUntilLoad: untilLoad.length,
      scriptUntilLoad: sum(scripts(untilLoad)),
      failed: [...new Set(counting.map(({ id }) => id).filter(isBad))],
    }
  } finally {
    await chrome.kill()
  }
}
