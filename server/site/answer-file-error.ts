import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from '../http/error-handler.ts'

/** What programs ask that take a file in parts: whether it is still the same one, and a part that it does not have. */
const conditions = new Set([412, 416])

const lengthOf = (error: object) =>
  'headers' in error && typeof error.headers === 'object' && error.headers !== null
    ? Reflect.get(error.headers, 'Content-Range')
    : undefined

/** Answers an error in sending a file; where a condition is not met, as HTTP has it and without a word. */
export function answerFileError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error
  if (!conditions.has(statusCode)) return answerError(error, request, reply)
  const length: unknown = lengthOf(error)
  if (typeof length === 'string') reply.header('Content-Range', length)
  return reply.status(statusCode).removeHeader('Cache-Control').send()
}
