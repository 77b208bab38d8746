import { expect, test } from 'vitest'
import { searchKey } from './search-key.ts'

test.each([' pp-001 ', 'PP\u200b-001\ufeff', '\u2060PP-0\u00ad01', 'ＰＰ-001', 'p\u0301p-001'])(
  '%j is searched as PP-001',
  (typed) => {
    expect(searchKey(typed)).toBe('pp-001')
  },
)
