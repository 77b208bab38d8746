import { expect, test } from 'vitest'
import { loggedFault, redactedPath } from './log-options.ts'

const row = 'Failing row contains (4aBcSecret, ana@empresa.example)'
const secret = /4aBcSecret|ana@empresa/

test('of a PostgreSQL error the log has kind, code and place, not the row', () => {
  const error = Object.assign(new Error('null value in column "RFC" violates not-null constraint'), {
    code: '23502',
    detail: row,
    where: row,
    parameters: [row],
  })
  const logged = loggedFault(new Error('the save failed', { cause: error }))
  expect(JSON.stringify(logged)).not.toMatch(secret)
  expect(logged.cause).toMatchObject({ type: 'Error', code: '23502' })
  expect(logged.cause?.stack).toContain('violates not-null constraint')
})

test.each([
  { code: '22P02', sentence: 'invalid input syntax for type bigint: "ana@empresa.example"' },
  { code: '22021', sentence: 'invalid byte sequence after "ana@empresa.example"' },
])('a sentence that quotes the value is left out, as of $code', ({ code, sentence }) => {
  const error = Object.assign(new Error(sentence), { code })
  const logged = loggedFault(error)
  expect(JSON.stringify(logged)).not.toMatch(secret)
  expect(logged.stack).toContain('log-options.test.ts')
})

test('of what is thrown and no error, the log has the kind alone', () => {
  expect(loggedFault('ana@empresa.example')).toEqual({ type: 'string', message: '', stack: '' })
})

test.each([
  ['/service-order-search-v2/4aBcSecret', '/service-order-search-v2/…'],
  ['/service-order-search-v2/4aBcSecret/?a=1', '/service-order-search-v2/…/'],
  ['/confirmacion?id=4aBcSecret', '/confirmacion'],
  ['/OS/index.php?id=4aBcSecret', '/OS/index.php'],
  ['/api/certificado/4aBcSecret.pdf', '/api/certificado/…'],
  ['/api/boletin/baja?token=4aBcSecret', '/api/boletin/baja'],
  ['/%73ervice-order-search-v2/4aBcSecret', '/service-order-search-v2/…'],
  ['/Service-Order-Search-v2/4aBcSecret', '/Service-Order-Search-v2/…'],
  ['/confirmacion/aB3dE6gH9jK2mN5pQ8sT1v', '/confirmacion/…'],
  ['//aB3dE6gH9jK2mN5pQ8sT1v', '//…'],
  ['/aB3dE6gH9jK2mN5pQ8sT1v/aB3dE6gH9jK2mN5pQ8sT1v', '/…/…'],
  ['/%zz/aB3dE6gH9jK2mN5pQ8sT1v', '/%zz/…'],
  ['/services/par-torsional', '/services/par-torsional'],
  ['/assets/manifest-1a2b3c4d.js', '/assets/manifest-1a2b3c4d.js'],
  ['/api/%63ertificado/4aBcSecret.pdf', '/api/certificado/…'],
])('%s is logged as %s', (url, logged) => {
  expect(redactedPath(url)).toBe(logged)
})
