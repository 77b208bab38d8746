import { expect, test } from 'vitest'
import { requestIds } from './request-ids.ts'

test('two nodes, or one before and after its restart, give no request the same name', () => {
  const [one, other] = [requestIds(), requestIds()]
  const names = [one(), one(), other(), other()]
  expect(new Set(names).size).toBe(names.length)
})
