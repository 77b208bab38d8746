import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asKept } from '../../../contract/as-kept.ts'
import type { Outcome } from '../../api/call.ts'
import type { Drafts } from './drafts.ts'
import { type Draft, isUnsaved } from './saved-field.ts'
import { SavedFields } from './saved-fields.ts'

type Values = Record<string, string>
const ok: Outcome<unknown> = { kind: 'ok', reply: {} }
const network: Outcome<unknown> = { kind: 'network' }
const refusal = (status: number, campos = {}): Outcome<unknown> => ({ kind: 'refused', status, error: 'No', campos })

function memoryDrafts(): Drafts & { all: Map<string, Draft> } {
  const all = new Map<string, Draft>()
  return {
    all,
    find: (group, name) => all.get(`${group}.${name}`),
    keep: (group, name, draft) => void all.set(`${group}.${name}`, draft),
    forget: (group, name, value) => {
      if (all.get(`${group}.${name}`)?.value === value) all.delete(`${group}.${name}`)
    },
  }
}

/** A server that writes `cambiados` when it handles a send, and whose answers the test gives out one by one. */
function fakeServer(start: Values) {
  const stored = { ...start }
  const waiting: {
    write: () => void
    answer: (outcome: Outcome<unknown>) => void
    values: Values
    cambiados: readonly string[]
  }[] = []
  return {
    stored,
    waiting,
    send: (_group: string, values: Readonly<Values>, cambiados: readonly string[]) =>
      new Promise<Outcome<unknown>>((answer) => {
        const write = () => {
          for (const name of cambiados) stored[name] = values[name] ?? ''
        }
        waiting.push({ write, answer, values: { ...values }, cambiados })
      }),
    /** Handles the oldest waiting send. `written`: whether it reached the server; `outcome`: what the page hears. */
    async next(outcome: Outcome<unknown> = ok, written = outcome.kind === 'ok', index = 0) {
      const [call] = waiting.splice(index, 1)
      if (written) call?.write()
      call?.answer(outcome)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

function setUp(start: Values = { RFC: 'A', CP: '1' }, drafts = memoryDrafts()) {
  const server = fakeServer(start)
  const events: Outcome<unknown>['kind'][] = []
  const again: boolean[] = []
  const fields = new SavedFields({
    drafts,
    send: server.send,
    onOutcome: (event) => {
      events.push(event.outcome.kind)
      again.push(event.again)
    },
  })
  fields.read({ factura: start }, false, 0)
  const value = (name: string) => fields.group('factura')[name]?.value
  const problem = (name: string) => fields.group('factura')[name]?.problem
  return { fields, server, drafts, events, again, value, problem }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('saving', () => {
  test('sends what was left and changed, all fields with it, and forgets the draft when it is saved', async () => {
    const { fields, server, drafts } = setUp()
    fields.type('factura', 'CP', '2')
    expect(drafts.all.get('factura.CP')).toEqual({ value: '2', from: '1' })
    expect(server.waiting).toEqual([])
    fields.leave('factura', 'CP')
    expect(server.waiting[0]).toMatchObject({ values: { RFC: 'A', CP: '2' }, cambiados: ['CP'] })
    await server.next()
    expect([server.stored, [...drafts.all]]).toEqual([{ RFC: 'A', CP: '2' }, []])
  })

  test('leaving a field untouched sends nothing', () => {
    const { fields, server } = setUp()
    fields.leave('factura', 'CP')
    expect(server.waiting).toEqual([])
  })

  test('a newer save waits for the older one', async () => {
    const { fields, server } = setUp()
    fields.type('factura', 'CP', '2')
    fields.leave('factura', 'CP')
    fields.type('factura', 'CP', '3')
    fields.leave('factura', 'CP')
    expect(server.waiting).toHaveLength(1)
    await server.next()
    expect(server.waiting[0]?.values.CP).toBe('3')
    await server.next()
    expect(server.stored.CP).toBe('3')
  })

  test.each([429, 500, 503])('is tried again where the server answers %i', async (status) => {
    const { fields, server } = setUp()
    fields.type('factura', 'CP', '2')
    fields.leave('factura', 'CP')
    await server.next(refusal(status))
    await vi.advanceTimersByTimeAsync(2000)
    await server.next()
    expect(server.stored.CP).toBe('2')
  })

  test('a text that is back in the box is sent again where another one is still under way', async () => {
    const { fields, server, value } = setUp()
    const leave = (text: string) => {
      fields.type('factura', 'CP', text)
      fields.leave('factura', 'CP')
    }
    leave('2')
    fields.type('factura', 'CP', '3')
    // Beside the first, since the page may go away.
    fields.flushAtLeave()
    leave('2')
    await server.next()
    await server.next()
    await server.next()
    expect([server.waiting, server.stored.CP, value('CP')]).toEqual([[], '2', '2'])
  })

  test('once stopped it sends nothing more: neither what failed nor what is left afterwards', async () => {
    const { fields, server } = setUp()
    fields.type('factura', 'CP', '2')
    fields.leave('factura', 'CP')
    fields.stop()
    await server.next(network)
    fields.type('factura', 'RFC', 'B')
    fields.leave('factura', 'RFC')
    fields.flushAtLeave()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(server.waiting).toEqual([])
  })

  test('tries again after 2 s, then 4 s, and at once when asked', async () => {
    const { fields, server, events, again } = setUp()
    fields.type('factura', 'CP', '2')
    fields.leave('factura', 'CP')
    await server.next(network)
    await vi.advanceTimersByTimeAsync(1999)
    expect(server.waiting).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    await server.next(refusal(503))
    await vi.advanceTimersByTimeAsync(3999)
    expect(server.waiting).toHaveLength(0)
    fields.retry()
    await server.next()
    expect([server.stored.CP, events]).toEqual(['2', ['network', 'refused', 'ok']])
    // The second failure in a row is already told.
    expect(again).toEqual([false, true, false])
    await vi.advanceTimersByTimeAsync(100_000)
    expect(server.waiting).toHaveLength(0)
  })

  test('tells of every save of a person’s own, and of a failing one’s own tries once', async () => {
    const { fields, server, again } = setUp()
    const fail = async (ask: () => void) => {
      ask()
      await server.next(network)
    }
    const change = (value: string) => () => {
      fields.type('factura', 'CP', value)
      fields.leave('factura', 'CP')
    }
    await fail(change('2'))
    await fail(change('3'))
    await fail(() => fields.leave('factura', 'CP'))
    await fail(() => void fields.flush())
    await fail(() => fields.flushAtLeave())
    expect(again).toEqual([false, false, true, false, true])
  })

  test('a refused field stays refused; those that are not to blame are sent without it', async () => {
    const { fields, server, value, problem } = setUp()
    fields.type('factura', 'CP', '2')
    fields.type('factura', 'RFC', 'B')
    fields.flush()
    await server.next(refusal(400, { RFC: 'Es demasiado largo.' }))
    expect(server.waiting[0]?.cambiados).toEqual(['CP'])
    await server.next()
    expect([server.stored, value('RFC'), problem('RFC')?.why]).toEqual([
      { RFC: 'A', CP: '2' },
      'B',
      'Es demasiado largo.',
    ])
    expect(server.waiting).toHaveLength(0)
  })

  test('after a 403 nothing is sent any more, and what is unsaved is offered, also after a reload', async () => {
    const drafts = memoryDrafts()
    const { fields, server } = setUp(undefined, drafts)
    fields.type('factura', 'CP', '2')
    fields.type('factura', 'RFC', 'B')
    fields.leave('factura', 'CP')
    await server.next(refusal(403))
    fields.flush()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(server.waiting).toHaveLength(0)
    expect(fields.group('factura').RFC).toMatchObject({ value: 'A', offer: { value: 'B' } })
    const again = setUp(undefined, drafts)
    expect(again.server.waiting).toHaveLength(0)
    expect(again.fields.group('factura').CP).toMatchObject({ value: '1', offer: { value: '2' } })
  })

  test.each(['takeOffer', 'dropOffer'] as const)('what was changed elsewhere meanwhile: %s', async (choice) => {
    const { fields, server } = setUp()
    fields.type('factura', 'CP', '2')
    server.stored.CP = '9'
    fields.read({ factura: { ...server.stored } }, false, fields.turn)
    expect(fields.group('factura').CP).toMatchObject({ value: '9', offer: { value: '2' } })
    fields[choice]('factura', 'CP')
    expect(fields.group('factura').CP?.offer).toBeUndefined()
    await server.next()
    expect(server.stored.CP).toBe(choice === 'takeOffer' ? '2' : '9')
  })

  test('a page that goes away sends what is under way once more, and then not again', () => {
    const { fields, server } = setUp()
    fields.type('factura', 'CP', '2')
    fields.leave('factura', 'CP')
    fields.type('factura', 'RFC', 'B')
    fields.flushAtLeave()
    fields.flushAtLeave()
    expect(server.waiting.map(({ cambiados }) => cambiados)).toEqual([['CP'], ['RFC', 'CP']])
  })

  test('a reading that began before a save does not undo it', async () => {
    const { fields, server, value } = setUp()
    const since = fields.turn
    fields.type('factura', 'CP', '2')
    fields.leave('factura', 'CP')
    await server.next()
    fields.read({ factura: { RFC: 'A', CP: '1' } }, false, since)
    expect(value('CP')).toBe('2')
  })

  test('in an order that is only read a draft is offered for good, and nothing is sent', async () => {
    const drafts = memoryDrafts()
    drafts.keep('factura', 'CP', { value: '2', from: '1' })
    const server = fakeServer({ RFC: 'A', CP: '1' })
    const fields = new SavedFields({ drafts, send: server.send, onOutcome: () => {} })
    fields.read({ factura: { RFC: 'A', CP: '1' } }, true, 0)
    fields.type('factura', 'RFC', 'B')
    await fields.flush()
    expect(server.waiting).toEqual([])
    expect(fields.group('factura').CP).toMatchObject({ value: '1', offer: { value: '2', closed: true } })
  })

  test('who listens to a group hears that group alone; who listens to all hears all', () => {
    const { fields } = setUp()
    fields.read({ factura: { RFC: 'A', CP: '1' }, i1: { Serie: '7' } }, false, 0)
    const heard: string[] = []
    fields.subscribe('factura', () => heard.push('factura'))
    const stop = fields.subscribe(undefined, () => heard.push('all'))
    fields.type('i1', 'Serie', '8')
    fields.type('factura', 'CP', '2')
    fields.type('factura', 'CP', '2')
    stop()
    fields.type('factura', 'CP', '3')
    expect(heard).toEqual(['all', 'factura', 'all', 'factura', 'all', 'factura'])
  })

  test('counts up when a value of the server’s is known to have changed, and only then', async () => {
    const { fields, server } = setUp()
    const before = fields.serverVersion
    fields.type('factura', 'CP', '2')
    fields.leave('factura', 'CP')
    expect(fields.serverVersion).toBe(before)
    await server.next()
    expect(fields.serverVersion).toBeGreaterThan(before)
  })

  test('restored drafts are sent at once', async () => {
    const drafts = memoryDrafts()
    drafts.keep('factura', 'CP', { value: '2', from: '1' })
    const { server } = setUp(undefined, drafts)
    await server.next()
    expect([server.stored.CP, [...drafts.all]]).toEqual(['2', []])
  })
})

type Action = {
  kind: 'type' | 'leave' | 'leavePage' | 'arrive' | 'answerLost' | 'lost' | 'wait' | 'reread' | 'flush'
  text: string
  index: number
}
const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom('type', 'leave', 'leavePage', 'arrive', 'answerLost', 'lost', 'wait', 'reread', 'flush'),
  text: fc.constantFrom('A', 'B', 'C', ' B ', ''),
  index: fc.nat(3),
})

test('whatever happens on the way, in the end the server has what the customer typed last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
      const { fields, server, value } = setUp({ CP: 'A' })
      let last = 'A'
      for (const { kind, text, index } of actions) {
        if (kind === 'type') {
          last = text
          fields.type('factura', 'CP', text)
        } else if (kind === 'leave') fields.leave('factura', 'CP')
        else if (kind === 'flush') fields.flush()
        else if (kind === 'leavePage') fields.flushAtLeave()
        // Answers come in any order; the server handles sends of one page in the order they were made.
        else if (kind === 'arrive') await server.next(ok, true)
        else if (kind === 'answerLost') await server.next(network, true)
        else if (kind === 'lost')
          await server.next(network, false, Math.min(index, Math.max(0, server.waiting.length - 1)))
        else if (kind === 'reread') fields.read({ factura: { ...server.stored } }, false, fields.turn)
        else await vi.advanceTimersByTimeAsync(5000)
      }
      fields.flush()
      for (let round = 0; round < 20; round += 1) {
        while (server.waiting.length > 0) await server.next()
        await vi.advanceTimersByTimeAsync(60_000)
      }
      const field = fields.group('factura').CP
      expect(server.stored.CP).toBe(asKept(last))
      expect(asKept(value('CP') ?? '')).toBe(asKept(last))
      expect(field && isUnsaved(field)).toBe(false)
      fields.stop()
    }),
    { numRuns: 400 },
  )
})
