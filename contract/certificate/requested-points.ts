/** What the customer asked to be measured: rows where it is a plain list, else the text as it stands, else nothing. */
export type RequestedPoints =
  /** `text`: what was asked for in full, where words stand beside the numbers ('ascenso y descenso'). */
  { kind: 'list'; points: string[]; unit: string; text?: string } | { kind: 'text'; text: string } | { kind: 'none' }

const mostRows = 40
const point = /^[+\-−±]?\s?\d{1,3}(?:(?:,\d{3})*|\d*)(?:[.,]\d+)?\s*(?<unit>[^\d\s.,][^\d\s]{0,5})?$/u

/** Commas without blanks: '0,5' is a decimal and '1,000' a thousand, so only three whole numbers or more are a list. */
function splitAtBareCommas(text: string): string[] {
  const tokens = text.split(',')
  const whole = tokens.every((token) => /^[+\-−]?(?:0|[1-9]\d*)(?:\.\d+)?(?:\s*[^\d\s.,]{1,6})?$/u.test(token.trim()))
  const thousands = tokens.slice(1).every((token) => /^\d{3}$/.test(token))
  return tokens.length > 2 && whole && !thousands ? tokens : [text]
}

function split(text: string): string[] {
  if (/[;|\n]/.test(text)) return text.split(/[;|\n]/)
  if (/,\s/.test(text)) return text.split(/,\s+|\s+y\s+/)
  return splitAtBareCommas(text)
}

function readList(tokens: readonly string[], Unidad: string): RequestedPoints | undefined {
  const matches = tokens.map((token) => point.exec(token))
  if (tokens.length === 0 || tokens.length > mostRows || matches.includes(null)) return undefined
  const units = matches.map((match) => match?.groups?.unit ?? '')
  const shared = new Set(units.filter((unit) => unit !== ''))
  const [only] = shared
  if (only === undefined) return { kind: 'list', points: [...tokens], unit: Unidad.trim() }
  // '0, 5, 10 bar': the last point's unit speaks for all.
  const oneForAll = shared.size === 1 && (units.at(-1) !== '' || !units.includes(''))
  if (!oneForAll) return { kind: 'list', points: [...tokens], unit: '' }
  return { kind: 'list', points: tokens.map((token) => withoutUnit(token, only)), unit: only }
}

/** Words without a digit at a list's end: how to go through the points. */
const isRemark = (token: string) => /^[^\d]*\p{L}{3}[^\d]*$/u.test(token)

/**
 * Reads PuntosEsp: '0, 5, 10 bar' → three points in bar; '0, 5, 10 bar, ascenso y descenso' → the same and the whole
 * text. Anything that is not surely a list of numbers ('0 a 100', 'según norma') stays text, since a point invented
 * by a parser would be printed as the customer's wish. The unit is the one all points share (theirs, else `Unidad`);
 * points of mixed units keep them. Source: ISO/IEC 17025:2017 7.8.2.1 m, of which these are only the requested points.
 */
export function requestedPoints(PuntosEsp: string, Unidad: string): RequestedPoints {
  const text = PuntosEsp.trim()
  if (text === '') return { kind: 'none' }
  const tokens = split(text)
    .map((token) => token.trim())
    .filter((token) => token !== '')
  const plain = readList(tokens, Unidad)
  if (plain) return plain
  const numbers = /^(.*\d\S*(?:\s?[^\s\d,;]{1,6})?)\s*[,;(]\s*(\D+)$/u.exec(text)
  const [, list = '', remark = ''] = numbers ?? []
  const points = isRemark(remark) ? requestedPoints(list, Unidad) : undefined
  return points?.kind === 'list' && points.points.length > 1 ? { ...points, text } : { kind: 'text', text }
}

function withoutUnit(token: string, unit: string): string {
  return token.endsWith(unit) ? token.slice(0, -unit.length).trimEnd() : token
}
