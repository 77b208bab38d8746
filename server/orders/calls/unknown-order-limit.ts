import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from '../../http/error-handler.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Parts } from '../../parts.ts'
import { Refusal } from '../../refusal.ts'

const mostMisses = 30
const windowSeconds = 600
/** Addresses remembered; beyond them the count starts anew rather than eat memory. */
const mostAddresses = 10_000

/** Answers the errors of the calls that are given an order's link. */
export type AnswerOrderError = ReturnType<typeof limitUnknownOrders>

/**
 * The order calls' error handler, one for all of them: unknown orders are counted per address, and after 30 in ten
 * minutes each is 429. Known orders are answered all the same: one who has a link is not to suffer for a neighbour's
 * wrong one.
 */
export function limitUnknownOrders({ settings, now }: Pick<Parts, 'settings' | 'now'>) {
  const misses = new Map<string, { count: number; endsAt: number }>()

  /** Seconds to wait, or undefined while the address may still guess. */
  function miss(ip: string): number | undefined {
    const at = now().epochMilliseconds
    const network = networkOf(ip)
    const known = misses.get(network)
    if (!known || known.endsAt <= at) {
      if (misses.size >= mostAddresses) misses.clear()
      misses.set(network, { count: 1, endsAt: at + windowSeconds * 1000 })
      return undefined
    }
    known.count += 1
    return known.count > mostMisses ? Math.ceil((known.endsAt - at) / 1000) : undefined
  }

  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const isMiss = error instanceof Refusal && error.reason === 'unknownOrder'
    const wait = settings.rateLimit && isMiss ? miss(request.ip) : undefined
    if (wait === undefined) return answerError(error, request, reply)
    reply.header('Retry-After', wait)
    return answerError(new Refusal('tooManyRequests'), request, reply)
  }
}
