import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * The check before every ERP call, as an `onRequest` hook (before the body is read): `Authorization: Bearer ERP_TOKEN`.
 * Without an ERP_TOKEN in the settings the calls do not exist. Source: design §4, §7.
 * @throws Refusal `unknownCall` or `unauthorized`.
 */
export function requireErpToken(erpToken: string | undefined) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (erpToken === undefined) refuse('unknownCall')
    const [, given = ''] = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
    // Digests, since timingSafeEqual wants equal lengths.
    if (timingSafeEqual(digest(given), digest(erpToken))) return
    // RFC 9110 §15.5.2: a 401 says what it asks for.
    reply.header('WWW-Authenticate', 'Bearer')
    refuse('unauthorized')
  }
}
