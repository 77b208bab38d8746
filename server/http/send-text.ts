import type { FastifyReply } from 'fastify'

/** Sends JSON that `reply.serialize` has already cut to the route's schema and written. */
export function sendJsonText(reply: unknown, text: string): FastifyReply {
  // The route's type asks for the object; Fastify sends a string as it is.
  return (reply as FastifyReply).type('application/json; charset=utf-8').send(text)
}
