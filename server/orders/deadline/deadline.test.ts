import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBusinessDay, isStatutoryHoliday, laboratoryZone } from './business-days.ts'
import { businessDays, deadlineFor, parseDeadline } from './deadline.ts'

const none: ReadonlySet<string> = new Set()
const yearEnd: ReadonlySet<string> = new Set(['2026-12-24', '2026-12-31'])

interface Vector {
  why: string
  /** Mexico City's time. */
  opened: string
  due: string
  closed?: ReadonlySet<string>
}

const vectors: Vector[] = [
  { why: 'a plain Tuesday', opened: '2026-12-01T10:00', due: '2026-12-03' },
  { why: 'Friday a minute late counts as Monday', opened: '2026-12-04T18:01', due: '2026-12-09' },
  { why: 'Friday a second late too', opened: '2026-12-04T18:00:01', due: '2026-12-09' },
  { why: 'Friday at 18:00 sharp is still Friday', opened: '2026-12-04T18:00', due: '2026-12-08' },
  { why: 'Saturday counts as Monday', opened: '2026-12-05T11:00', due: '2026-12-09' },
  { why: 'Sunday counts as Monday', opened: '2026-12-06T23:59:59', due: '2026-12-09' },
  { why: 'opened on a holiday Monday', opened: '2026-11-16T12:00', due: '2026-11-19' },
  { why: 'the third Monday of March is closed', opened: '2026-03-13T00:00', due: '2026-03-18' },
  { why: '25 December is closed', opened: '2026-12-23T10:00', due: '2026-12-28' },
  { why: '16 September is closed', opened: '2027-09-14T16:00', due: '2027-09-17' },
  { why: 'no 1 October rule in 2028', opened: '2028-09-29T10:00', due: '2028-10-03' },
  { why: '1 October 2030 is closed', opened: '2030-09-30T10:00', due: '2030-10-03' },
  { why: '1 October 2024 is closed', opened: '2024-09-30T10:00', due: '2024-10-03' },
  { why: 'the first Monday of February is closed', opened: '2027-01-29T10:00', due: '2027-02-03' },
  { why: '5 February itself is open in 2027', opened: '2027-02-03T10:00', due: '2027-02-05' },
  { why: 'Saturday 1 May is not moved to Monday', opened: '2027-04-30T10:00', due: '2027-05-04' },
  { why: 'across the month', opened: '2026-06-30T09:00', due: '2026-07-02' },
  { why: 'across the year', opened: '2026-12-30T09:00', due: '2027-01-04' },
  { why: 'across 29 February', opened: '2028-02-28T09:00', due: '2028-03-01' },
  { why: 'own closed days', opened: '2026-12-22T10:00', due: '2026-12-28', closed: yearEnd },
  { why: 'opened on an own closed day', opened: '2026-12-24T10:00', due: '2026-12-30', closed: yearEnd },
  { why: 'own closed days at the end of the year', opened: '2026-12-29T10:00', due: '2027-01-04', closed: yearEnd },
  { why: 'summer has no other hour', opened: '2027-07-13T10:00', due: '2027-07-15' },
]

const at = (local: string) => Temporal.Instant.from(`${local}-06:00`)

describe('deadlineFor', () => {
  test.each(vectors)('$why', ({ opened, due, closed = none }) => {
    expect(deadlineFor(at(opened), closed).toString()).toBe(at(`${due}T18:00`).toString())
  })

  test.each(['Asia/Tokyo', 'America/Tijuana'])('is the same where the server stands in %s', (TZ) => {
    const script = `
      import { deadlineFor } from './server/orders/deadline/deadline.ts'
      const vectors = JSON.parse(process.argv[1])
      const due = ({ opened, closed }) => deadlineFor(Temporal.Instant.from(opened + '-06:00'), new Set(closed)).toString()
      console.log(JSON.stringify(vectors.map(due)))`
    const asked = JSON.stringify(vectors.map(({ opened, closed = [] }) => ({ opened, closed: [...closed] })))
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script, asked], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    })
    expect(JSON.parse(printed)).toEqual(vectors.map((vector) => at(`${vector.due}T18:00`).toString()))
  })
})

// Field §3's table of the dates themselves, not derived from a rule.
const holidays: Record<number, string[]> = {
  2024: ['01-01', '02-05', '03-18', '05-01', '09-16', '10-01', '11-18', '12-25'],
  2025: ['01-01', '02-03', '03-17', '05-01', '09-16', '11-17', '12-25'],
  2026: ['01-01', '02-02', '03-16', '05-01', '09-16', '11-16', '12-25'],
  2027: ['01-01', '02-01', '03-15', '05-01', '09-16', '11-15', '12-25'],
  2028: ['01-01', '02-07', '03-20', '05-01', '09-16', '11-20', '12-25'],
  2029: ['01-01', '02-05', '03-19', '05-01', '09-16', '11-19', '12-25'],
  2030: ['01-01', '02-04', '03-18', '05-01', '09-16', '10-01', '11-18', '12-25'],
  2031: ['01-01', '02-03', '03-17', '05-01', '09-16', '11-17', '12-25'],
  2036: ['01-01', '02-04', '03-17', '05-01', '09-16', '10-01', '11-17', '12-25'],
}

describe('isStatutoryHoliday', () => {
  test.each(Object.entries(holidays))('%s has these and no others', (year, expected) => {
    const start = Temporal.PlainDate.from(`${year}-01-01`)
    const days = Array.from({ length: start.daysInYear }, (_, index) => start.add({ days: index }))
    expect(days.filter(isStatutoryHoliday).map((day) => day.toString().slice(5))).toEqual(expected)
  })

  test('before 2024 the change of government was on 1 December', () => {
    expect(isStatutoryHoliday(Temporal.PlainDate.from('2018-12-01'))).toBe(true)
    expect(isStatutoryHoliday(Temporal.PlainDate.from('2018-10-01'))).toBe(false)
  })
})

/**
 * Another way to the same answer: UTC arithmetic on day numbers, holidays looked up by list, minutes counted one day at
 * a time.
 */
function slowDeadline(opened: Temporal.Instant, closedDays: ReadonlySet<string>): string {
  const dayLength = 86_400_000
  const local = opened.epochMilliseconds - 6 * 3_600_000
  let day = Math.floor(local / dayLength)
  const iso = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)
  const open = (number: number) => {
    const date = iso(number)
    const weekday = new Date(number * dayLength).getUTCDay()
    const listed = holidays[Number(date.slice(0, 4))]
    if (!listed) throw new Error(`no list for ${date}`)
    return weekday !== 0 && weekday !== 6 && !listed.includes(date.slice(5)) && !closedDays.has(date)
  }
  const late = local - day * dayLength > 18 * 3_600_000
  let toCount = late || !open(day) ? 3 : 2
  while (toCount > 0) {
    day += 1
    if (open(day)) toCount -= 1
  }
  return `${iso(day)}T18:00:00-06:00`
}

const years = { min: Date.UTC(2026, 0, 2), max: Date.UTC(2031, 11, 1) }
const anyInstant = fc.integer(years).map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds))
const anyClosed = fc
  .uniqueArray(fc.integer({ min: 0, max: 2100 }), { maxLength: 400 })
  .map((offsets) => new Set(offsets.map((days) => new Temporal.PlainDate(2026, 1, 1).add({ days }).toString())))

describe('any instant', () => {
  test('has the deadline that another algorithm finds', () => {
    fc.assert(
      fc.property(anyInstant, anyClosed, (opened, closed) => {
        const due = deadlineFor(opened, closed)
        expect(due.toString({ timeZone: laboratoryZone })).toBe(slowDeadline(opened, closed))
      }),
      { numRuns: 3000 },
    )
  })

  test('has a window of three business days that ends on the deadline', () => {
    fc.assert(
      fc.property(anyInstant, anyClosed, (opened, closed) => {
        const due = deadlineFor(opened, closed)
        const days = businessDays(opened, due, closed)
        expect(days).toHaveLength(3)
        expect(days.every((day) => isBusinessDay(Temporal.PlainDate.from(day), closed))).toBe(true)
        expect(days[2]).toBe(due.toZonedDateTimeISO(laboratoryZone).toPlainDate().toString())
      }),
      { numRuns: 500 },
    )
  })
})

describe('businessDays', () => {
  test.each([
    { from: '2026-12-01T10:00', until: '2026-12-03T18:00', days: ['2026-12-01', '2026-12-02', '2026-12-03'] },
    { from: '2026-12-05T10:00', until: '2026-12-09T18:00', days: ['2026-12-07', '2026-12-08', '2026-12-09'] },
    {
      from: '2026-11-12T10:00',
      until: '2026-11-18T12:00',
      days: ['2026-11-12', '2026-11-13', '2026-11-17', '2026-11-18'],
    },
    { from: '2026-12-04T18:30', until: '2026-12-05T18:00', days: [] },
    { from: '2026-12-03T10:00', until: '2026-12-01T18:00', days: [] },
  ])('$from to $until', ({ from, until, days }) => {
    expect(businessDays(at(from), at(until), none)).toEqual(days)
  })

  test('stays short for a deadline set far off', () => {
    expect(businessDays(at('2026-12-01T10:00'), at('9999-12-31T18:00'), none)).toHaveLength(260)
  })
})

describe('parseDeadline', () => {
  test.each([
    ['2026-12-01', '2026-12-02T00:00:00Z'],
    [' 2026-12-01 ', '2026-12-02T00:00:00Z'],
    ['2026-12-01T14:30:00-06:00', '2026-12-01T20:30:00Z'],
    ['2026-12-01T14:30-06:00', '2026-12-01T20:30:00Z'],
    ['2026-12-01T20:30:00Z', '2026-12-01T20:30:00Z'],
    ['2026-12-01T14:30', '2026-12-01T20:30:00Z'],
    ['2026-12-01 14:30', '2026-12-01T20:30:00Z'],
    ['2027-07-01', '2027-07-02T00:00:00Z'],
    ['2026-12-01T18:00:00.0000000-06:00', '2026-12-02T00:00:00Z'],
    ['2026-12-01T14:30:00.123456789Z', '2026-12-01T14:30:00.123Z'],
    ['2026-12-01T14:30:00.1Z', '2026-12-01T14:30:00.1Z'],
  ])('reads %s', (written, instant) => {
    expect(parseDeadline(written).toString()).toBe(instant)
  })

  test.each([
    ['mañana', 'No es una fecha: «mañana».'],
    ['', 'No es una fecha: «».'],
    ['01/12/2026', 'No es una fecha: «01/12/2026».'],
    ['2026-12', 'No es una fecha: «2026-12».'],
    ['2026-02-30', 'La fecha «2026-02-30» no existe.'],
    ['2026-12-01T25:00:00-06:00', 'La fecha «2026-12-01T25:00:00-06:00» no existe.'],
    ['2026-12-01T10:00:00-99:00', 'La fecha «2026-12-01T10:00:00-99:00» no existe.'],
  ])('refuses %s in words', (written, sentence) => {
    expect(() => parseDeadline(written)).toThrow(
      new RangeError(`${sentence} Escríbela como 2026-12-01 (a las 18:00) o 2026-12-01T14:30:00-06:00.`),
    )
  })
})
