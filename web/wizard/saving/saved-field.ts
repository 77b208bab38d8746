import { asKept } from '../../../contract/as-kept.ts'

/**
 * One field that is saved by itself: what the server has, what the box shows, and what is under way between them.
 * Pure: every event makes a new state. Rules: design §8.
 */
export interface SavedField {
  /** What the server is known to have. */
  server: string
  /** What the box shows. */
  value: string
  /** Left with a change, or asked to be saved: to be sent. While it is only typed, it is not. */
  due: boolean
  /** Sends that have no answer yet, oldest first: one goes out beside another only with a page that goes away. */
  sending: readonly Send[]
  /** Texts sent without a readable answer: the server may have any of them all the same. */
  lost: readonly string[]
  /** Turn of the newest send that the server has acknowledged. */
  acknowledged: number
  /** Saved since the page was opened, and not touched since. */
  savedHere: boolean
  problem: Problem | undefined
  /** Text of the customer's that is neither in the box nor on the server. */
  offer: Draft | undefined
}

export interface Send {
  turn: number
  value: string
  /** Outlives the page. */
  keepalive: boolean
}

type Problem = { kind: 'refused' | 'unreachable' | 'closed'; why: string | undefined }

/** Unsaved text as the browser's storage keeps it. */
export interface Draft {
  value: string
  /** The server's value when it was typed: another one now means that somebody else wrote. */
  from: string
  /** Sent without an answer: found on the server, they are the customer's own. */
  sent?: readonly string[]
  /** Refused for good (403): offered, never sent by itself again. */
  closed?: boolean
}

const same = (a: string, b: string) => a === b || asKept(a) === asKept(b)

export function untouched(server: string): SavedField {
  return {
    server,
    value: server,
    due: false,
    sending: [],
    lost: [],
    acknowledged: 0,
    savedHere: false,
    problem: undefined,
    offer: undefined,
  }
}

/** The box differs from what the server has, or may have: a text under way, or one that got no answer. */
export const isUnsaved = ({ value, server, lost, sending }: SavedField) =>
  [server, ...lost, ...sending.map((send) => send.value)].some((had) => !same(value, had))

/**
 * To be sent now. A refused value is not sent again until it is changed, nor one that is under way, unless the page
 * goes away and would take it along.
 */
export function isDue(field: SavedField, atLeave: boolean): boolean {
  if (!field.due || !isUnsaved(field) || field.problem?.kind === 'refused') return false
  const newest = field.sending.at(-1)
  return !newest || !same(newest.value, field.value) || (atLeave && !newest.keepalive)
}

export function typed(field: SavedField, value: string): SavedField {
  return { ...field, value, due: false, savedHere: false, problem: undefined }
}

export function left(field: SavedField): SavedField {
  if (isUnsaved(field)) return { ...field, due: true }
  if (field.value === field.server) return field
  // Typed and taken back: nothing to send, and blanks at the ends are no change.
  return { ...field, value: field.server, due: false }
}

export const sent = (field: SavedField, send: Send): SavedField => ({
  ...field,
  sending: [...field.sending, send],
})

const without = ({ sending }: SavedField, { turn }: Send) => sending.filter((each) => each.turn !== turn)
const isNewest = ({ sending }: SavedField, { turn }: Send) => sending.at(-1)?.turn === turn

/** The server has `send`. An answer older than one already acknowledged changes nothing. */
export function accepted(field: SavedField, send: Send): SavedField {
  const sending = without(field, send)
  if (send.turn < field.acknowledged) return { ...field, sending }
  const server = asKept(send.value)
  const offer = field.offer && same(field.offer.value, server) ? undefined : field.offer
  const next = { ...field, server, sending, offer, acknowledged: send.turn, lost: [] }
  const shown = field.problem?.kind === 'closed' || same(field.value, server)
  if (!shown) return { ...next, problem: undefined }
  const saved = { ...next, value: server, savedHere: true, problem: offer && field.problem }
  // Another text that is still under way will stand in its place: then it is sent again.
  return { ...saved, due: field.due && isUnsaved(saved) }
}

/** The server does not take `send`; `why` is its sentence. Nothing when the text has been changed meanwhile. */
export function refused(field: SavedField, send: Send, why: string | undefined): SavedField {
  const next = { ...field, sending: without(field, send) }
  if (!isNewest(field, send) || !same(field.value, send.value)) return next
  return { ...next, due: false, problem: { kind: 'refused', why } }
}

/** `send` was not written, and this field is not to blame. */
export const dropped = (field: SavedField, send: Send): SavedField => ({ ...field, sending: without(field, send) })

/** No answer, or none that can be read: it stays due, to be tried again. */
export function unreachable(field: SavedField, send: Send, why: string | undefined): SavedField {
  const next = { ...field, sending: without(field, send), lost: [...new Set([...field.lost, send.value])] }
  return isNewest(field, send) ? { ...next, problem: { kind: 'unreachable', why } } : next
}

/** The order takes no more changes (403): the box shows what the server has, the unsaved text stands beside it. */
export function closed(field: SavedField, why: string | undefined): SavedField {
  if (same(field.value, field.server)) return { ...field, due: false, sending: [], lost: [] }
  const offer = { value: field.value, from: field.server, closed: true }
  return {
    ...field,
    value: field.server,
    due: false,
    sending: [],
    lost: [],
    problem: { kind: 'closed', why },
    offer,
  }
}

/** The server's value, read anew while nothing of this field was under way. */
export function reread(field: SavedField, server: string): SavedField {
  if (!isUnsaved(field)) {
    return same(server, field.server) ? field : { ...field, server, value: server, savedHere: false, lost: [] }
  }
  if (same(field.value, server)) {
    return { ...field, server, value: server, due: false, savedHere: true, lost: [], problem: undefined }
  }
  const own = [field.server, ...field.lost].some((had) => same(server, had))
  return own ? { ...field, server, lost: [] } : offered(field, server, { value: field.value, from: field.server })
}

/** A draft found in the browser: shown and due where the server still has what it began from, else only offered. */
export function restored(server: string, draft: Draft): SavedField {
  const field = untouched(server)
  if (same(draft.value, server)) return field
  const own = !draft.closed && [draft.from, ...(draft.sent ?? [])].some((had) => same(server, had))
  return own ? { ...field, value: draft.value, due: true } : offered(field, server, draft)
}

function offered(field: SavedField, server: string, offer: Draft): SavedField {
  return { ...untouched(server), acknowledged: field.acknowledged, offer }
}

export function offerTaken(field: SavedField): SavedField {
  return field.offer ? { ...field, value: field.offer.value, offer: undefined, due: true, problem: undefined } : field
}

export const offerDropped = (field: SavedField): SavedField => ({ ...field, offer: undefined, problem: undefined })

/** What has to be kept in the browser for this field, if anything. */
export function draftOf(field: SavedField): Draft | undefined {
  if (!isUnsaved(field)) return field.offer
  const uncertain = [...field.lost, ...field.sending.map((send) => send.value)]
  return { value: field.value, from: field.server, ...(uncertain.length > 0 && { sent: uncertain }) }
}

export type FieldSign = 'none' | 'unsaved' | 'saving' | 'saved' | 'refused' | 'unreachable' | 'offered' | 'closed'

/** The one thing to say beside a field. */
export function signOf(field: SavedField): FieldSign {
  if (field.sending.length > 0) return 'saving'
  if (field.offer && same(field.value, field.server)) return field.offer.closed ? 'closed' : 'offered'
  if (isUnsaved(field)) return field.problem && field.problem.kind !== 'closed' ? field.problem.kind : 'unsaved'
  return field.savedHere ? 'saved' : 'none'
}
