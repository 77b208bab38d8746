import { describe, expect, test } from 'vitest'
import {
  accepted,
  closed,
  draftOf,
  isDue,
  isUnsaved,
  left,
  offerTaken,
  refused,
  reread,
  restored,
  type SavedField,
  sent,
  signOf,
  typed,
  unreachable,
  untouched,
} from './saved-field.ts'

const send = (turn: number, value: string) => ({ turn, value, keepalive: false })
const through = (...steps: ((field: SavedField) => SavedField)[]) =>
  steps.reduce((field, step) => step(field), untouched('A'))

interface Case {
  name: string
  steps: ((field: SavedField) => SavedField)[]
  value: string
  server: string
  sign: ReturnType<typeof signOf>
  due?: boolean
  offer?: string
}
const type = (value: string) => (field: SavedField) => typed(field, value)
const go = (turn: number, value: string) => (field: SavedField) => sent(field, send(turn, value))
const yes = (turn: number, value: string) => (field: SavedField) => accepted(field, send(turn, value))
const no = (turn: number, value: string) => (field: SavedField) => refused(field, send(turn, value), 'Largo')
const lost = (turn: number, value: string) => (field: SavedField) => unreachable(field, send(turn, value), undefined)
const found = (server: string) => (field: SavedField) => reread(field, server)
const shut = (field: SavedField) => closed(field, 'Ya no')

const cases: Case[] = [
  { name: 'typed: not sent yet', steps: [type('B')], value: 'B', server: 'A', sign: 'unsaved' },
  { name: 'left: due', steps: [type('B'), left], value: 'B', server: 'A', sign: 'unsaved', due: true },
  {
    name: 'left with blanks alone: nothing to send',
    steps: [type(' A '), left],
    value: 'A',
    server: 'A',
    sign: 'none',
  },
  { name: 'under way', steps: [type('B'), left, go(1, 'B')], value: 'B', server: 'A', sign: 'saving' },
  {
    name: 'saved, as the server keeps it',
    steps: [type(' B'), left, go(1, 'B'), yes(1, 'B')],
    value: 'B',
    server: 'B',
    sign: 'saved',
  },
  {
    name: 'typed on while under way',
    steps: [type('B'), left, go(1, 'B'), type('BC'), yes(1, 'B')],
    value: 'BC',
    server: 'B',
    sign: 'unsaved',
  },
  {
    name: 'taken back while under way: follows',
    steps: [type('B'), left, go(1, 'B'), type('A'), left, yes(1, 'B')],
    value: 'A',
    server: 'B',
    sign: 'unsaved',
    due: true,
  },
  {
    name: 'an older answer after a newer one changes nothing',
    steps: [type('B'), left, go(1, 'B'), type('C'), left, go(2, 'C'), yes(2, 'C'), yes(1, 'B')],
    value: 'C',
    server: 'C',
    sign: 'saved',
  },
  {
    name: 'refused: not sent again',
    steps: [type('B'), left, go(1, 'B'), no(1, 'B'), left],
    value: 'B',
    server: 'A',
    sign: 'refused',
  },
  {
    name: 'refused, then typed anew: sent',
    steps: [type('B'), left, go(1, 'B'), no(1, 'B'), type('C'), left],
    value: 'C',
    server: 'A',
    sign: 'unsaved',
    due: true,
  },
  {
    name: 'a refusal of a text typed over means nothing',
    steps: [type('B'), left, go(1, 'B'), type('C'), no(1, 'B')],
    value: 'C',
    server: 'A',
    sign: 'unsaved',
  },
  {
    name: 'lost: due again',
    steps: [type('B'), left, go(1, 'B'), lost(1, 'B')],
    value: 'B',
    server: 'A',
    sign: 'unreachable',
    due: true,
  },
  {
    name: 'lost, then put back: the server may have it, so it is sent',
    steps: [type('B'), left, go(1, 'B'), lost(1, 'B'), type('A'), left],
    value: 'A',
    server: 'A',
    sign: 'unsaved',
    due: true,
  },
  {
    name: 'lost but arrived, as a new reading shows',
    steps: [type('B'), left, go(1, 'B'), lost(1, 'B'), found('B')],
    value: 'B',
    server: 'B',
    sign: 'saved',
  },
  {
    name: 'lost but arrived, typed on: still the customer’s own',
    steps: [type('B'), left, go(1, 'B'), lost(1, 'B'), type('BC'), left, found('B')],
    value: 'BC',
    server: 'B',
    sign: 'unsaved',
    due: true,
  },
  { name: 'changed elsewhere, untouched here', steps: [found('X')], value: 'X', server: 'X', sign: 'none' },
  {
    name: 'changed elsewhere, typed here: offered',
    steps: [type('B'), found('X')],
    value: 'X',
    server: 'X',
    sign: 'offered',
    offer: 'B',
  },
  {
    name: 'an offer taken is due',
    steps: [type('B'), found('X'), offerTaken],
    value: 'B',
    server: 'X',
    sign: 'unsaved',
    due: true,
  },
  {
    name: '403: shown as not saved, beside what the server has',
    steps: [type('B'), left, go(1, 'B'), shut],
    value: 'A',
    server: 'A',
    sign: 'closed',
    offer: 'B',
  },
  {
    name: '403: nothing is offered of what the server has',
    steps: [type(' A '), left, shut],
    value: 'A',
    server: 'A',
    sign: 'none',
  },
  {
    name: '403 of another field, then this one’s acknowledgement',
    steps: [type('B'), left, go(1, 'B'), shut, yes(1, 'B')],
    value: 'B',
    server: 'B',
    sign: 'saved',
  },
]

test.each(cases)('$name', ({ steps, value, server, sign, due = false, offer }) => {
  const field = through(...steps)
  expect({ value: field.value, server: field.server, sign: signOf(field) }).toEqual({ value, server, sign })
  expect(isDue(field, false)).toBe(due)
  expect(field.offer?.value).toBe(offer)
})

test('a text under way is not sent twice, except with a page that goes away', () => {
  const field = through(type('B'), left, go(1, 'B'))
  expect([isDue(field, false), isDue(field, true)]).toEqual([false, true])
  expect(isDue(sent(field, { turn: 2, value: 'B', keepalive: true }), true)).toBe(false)
})

describe('a draft', () => {
  test('is kept while something is unsaved, and only then', () => {
    expect(draftOf(through(type('B')))).toEqual({ value: 'B', from: 'A' })
    expect(draftOf(through(type('B'), left, go(1, 'B')))).toEqual({ value: 'B', from: 'A', sent: ['B'] })
    expect(draftOf(through(type('B'), left, go(1, 'B'), yes(1, 'B')))).toBeUndefined()
    expect(draftOf(through(type('B'), shut))).toEqual({ value: 'B', from: 'A', closed: true })
  })

  test.each([
    {
      name: 'of the same beginning is shown and due',
      server: 'A',
      draft: { value: 'B', from: 'A' },
      value: 'B',
      due: true,
    },
    {
      name: 'that the server has is done with',
      server: 'B',
      draft: { value: ' B', from: 'A' },
      value: 'B',
      due: false,
    },
    { name: 'of another beginning is offered', server: 'X', draft: { value: 'B', from: 'A' }, value: 'X', due: false },
    {
      name: 'whose earlier text arrived is shown',
      server: 'B',
      draft: { value: 'BC', from: 'A', sent: ['B'] },
      value: 'BC',
      due: true,
    },
    {
      name: 'refused for good is offered',
      server: 'A',
      draft: { value: 'B', from: 'A', closed: true },
      value: 'A',
      due: false,
    },
  ])('$name', ({ server, draft, value, due }) => {
    const field = restored(server, draft)
    expect([field.value, isDue(field, false)]).toEqual([value, due])
    expect(isUnsaved(field) || field.offer !== undefined).toBe(draft.value.trim() !== server)
  })
})
