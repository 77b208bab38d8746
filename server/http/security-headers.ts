import type { App } from './app-type.ts'

const securityHeaders = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Puts the headers that keep a browser careful on every answer. Those of @fastify/helmet that browsers of today still
 * heed; it works all of its own out anew for each request, which took a fifth of a call's processor time.
 */
export function sendSecurityHeaders(app: App): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
}
