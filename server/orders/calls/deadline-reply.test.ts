import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { windowDays } from './deadline-reply.ts'

const script = `
  import { isoTime, windowDays } from './server/orders/calls/deadline-reply.ts'
  import { deadlineFor } from './server/orders/deadline/deadline.ts'
  const opened = Temporal.Instant.from('2027-07-06T23:30:00Z')
  const fechaLimite = deadlineFor(opened, new Set())
  console.log(JSON.stringify([isoTime(fechaLimite), windowDays(new Set())({ abiertaEn: opened, fechaLimite })]))
`

test.each(['Asia/Tokyo', 'America/Tijuana'])('in summer and on a server in %s, times are Mexico City’s', (TZ) => {
  const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    env: { ...process.env, TZ },
    encoding: 'utf8',
  })
  expect(JSON.parse(printed)).toEqual(['2027-07-08T18:00:00-06:00', ['2027-07-06', '2027-07-07', '2027-07-08']])
})

test('the days of a window are its own: orders of one deadline that were opened on other days, or opened again', () => {
  const at = (day: string) => Temporal.Instant.from(`2026-12-${day}T10:00:00-06:00`)
  const days = windowDays(new Set())
  const daysOf = (order: {
    abiertaEn: Temporal.Instant
    reabiertaEn?: Temporal.Instant
    fechaLimite: Temporal.Instant
  }) => days({ reabiertaEn: undefined, ...order })
  const fechaLimite = at('04')
  expect(daysOf({ abiertaEn: at('02'), fechaLimite })).toEqual(['2026-12-02', '2026-12-03', '2026-12-04'])
  expect(daysOf({ abiertaEn: at('03'), fechaLimite })).toEqual(['2026-12-03', '2026-12-04'])
  expect(daysOf({ abiertaEn: at('02'), reabiertaEn: at('04'), fechaLimite })).toEqual(['2026-12-04'])
  expect(daysOf({ abiertaEn: at('03'), fechaLimite: at('03') })).toEqual(['2026-12-03'])
})
