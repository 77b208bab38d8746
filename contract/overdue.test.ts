import { expect, test } from 'vitest'
import { isOverdue } from './overdue.ts'

test.each([
  ['2026-11-30', true],
  ['2026-12-01', false],
  ['2026-12-02', false],
  ['2025-12-31T23:59:59', true],
  [' 30/11/2026', true],
  ['01/12/2026', false],
  ['12/01/2027', false],
  ['', false],
  ['N/A', false],
  ['nov 2025', false],
  ['11-30-2025', false],
  ['2026-9-5', true],
  ['2026/11/30', true],
  ['2026/12/1', false],
  ['5/9/2026', true],
  ['1/12/2026', false],
  ['5/9/2026 0:00', true],
  ['11/30/2026', true],
  ['12/31/2026', false],
  ['2025-13-01', false],
  ['20250101', false],
  ['31/31/2025', false],
])('%s on 2026-12-01: overdue is %s', (Proxima, overdue) => {
  expect(isOverdue(Proxima, '2026-12-01')).toBe(overdue)
})
