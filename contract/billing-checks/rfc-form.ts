import { CheckSum } from '@nodecfdi/rfc'

/**
 * 3 letters (company) or 4 (person), yymmdd, 2 of homoclave, digit 0-9 or A; Ñ and & are letters. Source: field.md §1.
 */
const form = /^[A-ZÑ&]{3,4}(\d{2})(\d{2})(\d{2})[A-Z\d]{2}[A\d]$/

/** XAXX010101000: public in general; XEXX010101000: foreigners. */
const genericRfcs: readonly string[] = ['XAXX010101000', 'XEXX010101000']

/** An RFC without what people type around it: capitals, no blanks, hyphens, dots or invisible marks. */
export function cleanRfc(value: string): string {
  return value
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}._/]/gu, '')
}

interface ReadRfc {
  rfc: string
  person: 'fisica' | 'moral'
  generic: boolean
  dateExists: boolean
}

const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether yymmdd is a day of this century (the last one lacked 29 February 1900 alone). */
function isDate(year: number, month: number, day: number): boolean {
  const days = month === 2 && year % 4 !== 0 ? 28 : (daysOf[month - 1] ?? 0)
  return day >= 1 && day <= days
}

/** The parts of a cleaned RFC that has SAT's form, else undefined. */
export function readRfc(value: string): ReadRfc | undefined {
  const rfc = cleanRfc(value)
  const parts = form.exec(rfc)
  if (!parts) return undefined
  const [, year, month, day] = parts.map(Number)
  return {
    rfc,
    person: rfc.length === 12 ? 'moral' : 'fisica',
    generic: genericRfcs.includes(rfc),
    dateExists: isDate(year ?? 0, month ?? 0, day ?? 0),
  }
}

const checkSum = new CheckSum()

/**
 * What `Rfc.doesCheckSumMatch` of @nodecfdi/rfc says of a cleaned RFC (that class itself brings luxon, 24 kB, into the
 * browser). A hint only: some 1.5 % of the RFCs in use fail.
 */
export function doesCheckSumMatch(rfc: string): boolean {
  return checkSum.calculate(rfc) === rfc.at(-1)
}
