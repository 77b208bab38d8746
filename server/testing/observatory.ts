/** An answer as a scan sees it. */
export interface Scanned {
  headers: Readonly<Record<string, string | undefined>>
  /** Empty unless it is HTML. */
  html: string
}

type Policy = Map<string, string[]>

const policyOf = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((each) => each.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources.map((source) => source.toLowerCase())]),
  )

const tooBroad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*'])
const inline = new Set(["'unsafe-inline'", 'data:'])
const has = (sources: readonly string[], bad: ReadonlySet<string>) => sources.some((source) => bad.has(source))

function metaPolicies(html: string): string[] {
  const tags = html.match(/<meta[^>]+http-equiv="content-security-policy"[^>]*>/gi) ?? []
  return tags.flatMap((tag) => /content="([^"]*)"/.exec(tag)?.[1] ?? [])
}

/** What the policies of an answer allow together: a source counts only where each policy with that directive has it. */
function allowed(policies: readonly Policy[], directive: string, fallback?: string): string[] {
  const lists = policies.flatMap((each) => each.get(directive) ?? (fallback && each.get(fallback)) ?? [])
  const given = policies.filter((each) => each.has(directive) || (fallback && each.has(fallback))).length
  if (given === 0) return ['*']
  return [...new Set(lists)].filter((source) => lists.filter((each) => each === source).length >= given)
}

function policyPoints({ headers, html }: Scanned): number {
  const header = headers['content-security-policy']
  const policies = [...(header ? [header] : []), ...metaPolicies(html)].map(policyOf)
  if (policies.length === 0) return -25
  const script = allowed(policies, 'script-src', 'default-src')
  const style = allowed(policies, 'style-src', 'default-src')
  const object = allowed(policies, 'object-src', 'default-src')
  const everything = policies.flatMap((each) => [...each.values()].flat())
  if (has(script, tooBroad) || has(script, inline) || has(object, tooBroad)) return -20
  if (everything.some((source) => /^(http|ftp):/.test(source))) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (has(style, tooBroad) || has(style, inline)) return 0
  return allowed(policies, 'default-src').join() === "'none'" ? 10 : 5
}

function framePoints({ headers }: Scanned): number {
  const header = policyOf(headers['content-security-policy'] ?? '')
  if (header.has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20
}

const privateReferrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

function referrerPoints({ headers }: Scanned): number {
  const policy = headers['referrer-policy']
  if (policy === undefined) return 0
  return privateReferrer.test(policy) ? 5 : -5
}

function transportPoints({ headers }: Scanned): number {
  const seconds = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) < 15_552_000 ? -10 : 0
}

function scriptPoints({ html }: Scanned): number {
  const foreign = [...html.matchAll(/<script[^>]+src="(?:https?:)?\/\/[^"]*"[^>]*>/g)].map(([tag]) => tag)
  if (foreign.length === 0) return 0
  return foreign.every((tag) => tag.includes('https:') && tag.includes('integrity=')) ? 5 : -50
}

function sharingPoints({ headers }: Scanned): number {
  const open = headers['access-control-allow-origin'] !== undefined
  return open && headers['access-control-allow-credentials'] === 'true' ? -50 : 0
}

function resourcePoints({ headers }: Scanned): number {
  const policy = headers['cross-origin-resource-policy']
  if (policy === undefined || policy === 'cross-origin') return 0
  return /^same-(origin|site)$/.test(policy) ? 10 : -5
}

const tests: Record<string, (scanned: Scanned) => number> = {
  'content-security-policy': policyPoints,
  cookies: ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -40),
  'cross-origin-resource-sharing': sharingPoints,
  'cross-origin-resource-policy': resourcePoints,
  'referrer-policy': referrerPoints,
  'strict-transport-security': transportPoints,
  'subresource-integrity': scriptPoints,
  'x-content-type-options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'x-frame-options': framePoints,
}

/**
 * The points of an answer by the rules of Mozilla's HTTP Observatory (mdn/mdn-http-observatory, 2026):
 * 100 and what each test gives or takes; what is given counts from 90 up only. 100 and more is its A+.
 * Left out: the redirection from http, which a proxy makes, and what cookies are allowed, for there are none.
 * `lost` names the tests that took points.
 */
export function observatoryScore(scanned: Scanned): { score: number; lost: string[] } {
  const points = Object.entries(tests).map(([name, rule]) => [name, rule(scanned)] as const)
  const taken = points.filter(([, value]) => value < 0)
  const base = 100 + taken.reduce((sum, [, value]) => sum + value, 0)
  const given = points.reduce((sum, [, value]) => sum + Math.max(value, 0), 0)
  return { score: base >= 90 ? base + given : base, lost: taken.map(([name]) => name) }
}
