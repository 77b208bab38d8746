import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { replySerializer } from './reply-serializer.ts'

const schema = z.object({
  name: z.string(),
  state: z.enum(['open', 'closed']),
  ok: z.literal(true),
  count: z.number(),
  note: z.optional(z.string()),
  rows: z.array(z.object({ id: z.string() })),
  byName: z.record(z.string(), z.record(z.string(), z.string())),
})
const answer = {
  name: 'Ñandú «4½″»\n"\u2028',
  state: 'open',
  ok: true,
  count: 3,
  rows: [{ id: '1' }],
  byName: { a: { b: 'c' } },
} as const

const write = replySerializer({ schema, method: 'POST', url: '/', httpStatus: '200' })

test('writes an answer as it is', () => {
  expect(JSON.parse(write(answer))).toEqual(answer)
})

test('leaves out what the schema does not name, at any depth', () => {
  const more = { ...answer, secret: 1, rows: [{ id: '1', secret: 2 }] }
  expect(JSON.parse(write(more))).toEqual(answer)
})

test('refuses an answer that lacks a required field', () => {
  const { name: _, ...less } = answer
  expect(() => write(less)).toThrow('"name" is required')
})
