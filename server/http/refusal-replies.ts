import * as z from 'zod/mini'
import { refusals } from '../../contract/refusals.ts'
import { errorReply } from '../../contract/replies.ts'

const described = (status: number) => {
  const sentences = Object.values(refusals).filter((refusal) => refusal.status === status)
  return errorReply.check(z.meta({ description: sentences.map(({ error }) => error).join(' ') }))
}

/** What every call with a body may refuse with, whoever calls it. */
const always = [400, 413, 415, 429, 500, 503] as const

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503

/** The `response` schemas of a route's refusals: those of any call, and the `more` of this one. */
export function refusalReplies(...more: ErrorStatus[]): Record<ErrorStatus, typeof errorReply> {
  return Object.fromEntries([...always, ...more].map((status) => [status, described(status)])) as Record<
    ErrorStatus,
    typeof errorReply
  >
}
