import type { Outcome } from '../../api/call.ts'
import type { Drafts } from './drafts.ts'
import { type FieldGroup, mapFields, rereadGroup, settlement, type Values, valuesToSend } from './field-group.ts'
import { type Batch, createSaveQueue, isTransient, type SaveQueue } from './save-queue.ts'
import {
  closed,
  draftOf,
  isDue,
  isUnsaved,
  left,
  offerDropped,
  offerTaken,
  restored,
  type SavedField,
  sent,
  typed,
  untouched,
} from './saved-field.ts'

/** What happened to a send, for toasts and dialogs. */
export interface SaveEvent {
  group: string
  outcome: Outcome<unknown>
  /** Another failure in a row: already told. */
  again: boolean
}

interface SavedFieldsParts {
  drafts: Drafts
  send: (group: string, values: Values, cambiados: readonly string[], keepalive: boolean) => Promise<Outcome<unknown>>
  onOutcome: (event: SaveEvent) => void
}

/**
 * All fields of an order that save themselves. The state lives here, outside React, so that a key typed in one box
 * renders that box's group alone, also among 200 instruments.
 */
export class SavedFields {
  #parts: SavedFieldsParts
  #groups = new Map<string, FieldGroup>()
  #queues = new Map<string, SaveQueue>()
  #listeners = new Map<string, Set<() => void>>()
  /** Text of the drafts that this page has put into the browser's storage. */
  #kept = new Map<string, string>()
  #failing = new Set<string>()
  #turn = 0
  #serverVersion = 0
  #closed = false

  constructor(parts: SavedFieldsParts) {
    this.#parts = parts
  }

  /** Pass it to `read` with what a reading that began now will answer. */
  get turn(): number {
    return this.#turn
  }

  /** Counts up whenever a value of the server's is known to have changed. */
  get serverVersion(): number {
    return this.#serverVersion
  }

  /** Every group, by id. */
  get groups(): ReadonlyMap<string, FieldGroup> {
    return this.#groups
  }

  group(group: string): FieldGroup {
    return this.#groups.get(group) ?? none
  }

  /** Hears the changes of one group, or of all. */
  subscribe(group: string | undefined, listener: () => void): () => void {
    const set = this.#listeners.get(group ?? '') ?? new Set()
    this.#listeners.set(group ?? '', set.add(listener))
    return () => set.delete(listener)
  }

  /**
   * What the server has. `since`: the `turn` when the reading began. Drafts found in the browser are restored at a
   * group's first reading, and sent.
   */
  read(order: Readonly<Record<string, Values>>, readOnly: boolean, since: number): void {
    this.#closed = readOnly
    for (const [group, values] of Object.entries(order)) {
      const fields = this.#groups.get(group)
      this.#put(group, fields ? rereadGroup(fields, values, since) : this.#restore(group, values, readOnly))
    }
    if (readOnly) this.#close(undefined)
    else this.retry()
  }

  /** Typed by a person: kept in the browser, not yet sent. */
  type(group: string, name: string, value: string): void {
    this.#change(group, name, (field) => typed(field, value))
  }

  /** The field was left: it is saved when its value changed. */
  leave(group: string, name: string): void {
    const wasDue = this.group(group)[name]?.due
    this.#change(group, name, left)
    // A person's own save is told of, whatever became of the one before.
    if (!wasDue && this.group(group)[name]?.due) this.#failing.delete(group)
    this.#queue(group).run()
  }

  takeOffer(group: string, name: string): void {
    this.#change(group, name, offerTaken)
    this.#queue(group).run()
  }

  dropOffer(group: string, name: string): void {
    this.#change(group, name, offerDropped)
  }

  /** Tries again, at once, what could not be sent. */
  retry(): void {
    for (const group of this.#groups.keys()) this.#queue(group).run()
  }

  /** A person asks to save all that is unsaved, left or not; resolves when that is done or has been tried. */
  async flush(): Promise<void> {
    this.#leaveAll()
    this.#failing.clear()
    await Promise.all([...this.#groups.keys()].map((group) => this.#queue(group).run()))
  }

  /** The page is going away: sends all that is unsaved in a way that outlives it. */
  flushAtLeave(): void {
    this.#leaveAll()
    for (const group of this.#groups.keys()) this.#queue(group).runAtLeave()
  }

  stop(): void {
    for (const queue of this.#queues.values()) queue.stop()
  }

  #put(group: string, next: FieldGroup): void {
    const before = this.#groups.get(group)
    this.#groups.set(group, next)
    for (const [name, field] of Object.entries(next)) {
      if (field !== before?.[name]) this.#keepDraft(group, name, field)
      if (field.server !== before?.[name]?.server) this.#serverVersion += 1
    }
    for (const key of [group, '']) for (const listener of this.#listeners.get(key) ?? []) listener()
  }

  #change(group: string, name: string, step: (field: SavedField) => SavedField): void {
    const fields = this.group(group)
    const field = fields[name]
    const next = field && step(field)
    if (next && next !== field) this.#put(group, { ...fields, [name]: next })
  }

  #keepDraft(group: string, name: string, field: SavedField): void {
    const key = `${group}.${name}`
    const draft = draftOf(field)
    const before = this.#kept.get(key)
    if (draft) {
      this.#parts.drafts.keep(group, name, draft)
      this.#kept.set(key, draft.value)
    } else if (before !== undefined) {
      this.#parts.drafts.forget(group, name, before)
      this.#kept.delete(key)
    }
  }

  #restore(group: string, values: Values, readOnly: boolean): FieldGroup {
    const restore = ([name, server]: [string, string]) => {
      const draft = this.#parts.drafts.find(group, name)
      if (!draft) return [name, untouched(server)] as const
      this.#kept.set(`${group}.${name}`, draft.value)
      return [name, restored(server, readOnly ? { ...draft, closed: true } : draft)] as const
    }
    return Object.fromEntries(Object.entries(values).map(restore))
  }

  #leaveAll(): void {
    for (const [group, fields] of this.#groups) {
      if (Object.values(fields).some(isUnsaved)) this.#put(group, mapFields(fields, left))
    }
  }

  #close(why: string | undefined): void {
    this.#closed = true
    for (const [group, fields] of this.#groups) {
      if (Object.values(fields).some(isUnsaved))
        this.#put(
          group,
          mapFields(fields, (field) => closed(field, why)),
        )
    }
  }

  #queue(group: string): SaveQueue {
    const queue =
      this.#queues.get(group) ??
      createSaveQueue({
        take: (atLeave) => this.#take(group, atLeave),
        send: ({ values, cambiados }, atLeave) => this.#parts.send(group, values, cambiados, atLeave),
        settle: (batch, outcome) => this.#settle(group, batch, outcome),
      })
    this.#queues.set(group, queue)
    return queue
  }

  #take(group: string, keepalive: boolean): Batch | undefined {
    const fields = this.group(group)
    const cambiados = Object.entries(fields).flatMap(([name, field]) => (isDue(field, keepalive) ? [name] : []))
    if (this.#closed || cambiados.length === 0) return undefined
    this.#turn += 1
    const batch = { turn: this.#turn, values: valuesToSend(fields, cambiados), cambiados, keepalive }
    this.#eachSent(group, batch, (field, _name, send) => sent(field, send))
    return batch
  }

  #settle(group: string, batch: Batch, outcome: Outcome<unknown>): void {
    const isClosing = outcome.kind === 'refused' && outcome.status === 403
    if (isClosing) this.#close(outcome.error)
    else this.#eachSent(group, batch, settlement(outcome, batch.cambiados))
    const again = isTransient(outcome) && this.#failing.has(group)
    if (isTransient(outcome)) this.#failing.add(group)
    else this.#failing.delete(group)
    this.#parts.onOutcome({ group, outcome, again })
  }

  #eachSent(group: string, batch: Batch, step: ReturnType<typeof settlement>): void {
    const { turn, values, cambiados, keepalive } = batch
    const next = mapFields(this.group(group), (field, name) =>
      cambiados.includes(name) ? step(field, name, { turn, value: values[name] ?? '', keepalive }) : field,
    )
    this.#put(group, next)
  }
}

const none: FieldGroup = {}
