import type { FastifyReply } from 'fastify'
import { type FormPage, formPagePolicy, renderFormPage } from './form-page.ts'

/** Answers a browser with a page of ours instead of JSON. */
export function sendFormPage(reply: FastifyReply, status: number, page: FormPage) {
  return reply
    .status(status)
    .headers({ 'content-security-policy': formPagePolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .serializer((html: string) => html)
    .send(renderFormPage(page))
}
