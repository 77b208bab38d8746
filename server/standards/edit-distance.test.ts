import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['pm1', 'pm1', 0],
  ['', 'pm1', 3],
  ['pm1', '', 3],
  ['pm1', 'pm2', 1],
  ['pm1', 'pm12', 1],
  ['xpm1', 'pm1', 1],
  ['pm12', 'pm21', 2],
  ['kitten', 'sitting', 3],
])('from %j to %j', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})
