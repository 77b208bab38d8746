import { isUtf8 } from 'node:buffer'
import { Refusal } from '../refusal.ts'
import type { App } from './app-type.ts'

/**
 * Reads JSON bodies, and those alone (Fastify would take text/plain too). Bytes that are no UTF-8 are refused: read
 * leniently, a windows-1252 «ñ» would end as a black diamond on a certificate.
 * Prototype keys are dropped like any unknown key.
 */
export function readJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) return parse(request, body.toString(), done)
    done(new Refusal('badJson'))
  })
}
