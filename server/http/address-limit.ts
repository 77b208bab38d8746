import type { FastifyRequest } from 'fastify'
import { networkOf } from './network-of.ts'

/**
 * At most `max` accepted calls in ten minutes from one address; more is 429 with Retry-After. Without effect where the
 * settings switch limits off. Counted after the body was checked: who corrects a refused form is not punished for it.
 */
export function addressLimit(max: number) {
  return {
    rateLimit: {
      max,
      timeWindow: '10 minutes',
      hook: 'preHandler' as const,
      keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    },
  }
}
