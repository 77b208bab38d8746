import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPolicy } from './page-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const head = '<html><head><meta charSet="utf-8"/>'
const sources = { api: '', map: 'https://mapa.example' }

function policyOf(page: string, where = sources): Record<string, string[]> {
  const [, policy = ''] =
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
      addPolicy(page, where),
    ) ?? []
  return Object.fromEntries(
    policy
      .split('; ')
      .map((part) => part.split(' '))
      .map(([name, ...list]) => [name, list]),
  )
}

test('a page may run and apply what stands in it, each once, and nothing else inline', () => {
  const inline = '<script>a()\n</script><script type="module" async="">b()</script><script>a()\n</script>'
  const page = `${head}<style>p{}</style><script src="/c.js"></script>${inline}<style media="print">q{}</style></head>`
  expect(policyOf(page)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", hash('a()\n'), hash('b()')],
    'style-src': ["'self'", hash('p{}'), hash('q{}')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-src': ['https://mapa.example'],
    'base-uri': ["'none'"],
  })
})

test('served elsewhere than its API, a page may call it and post to it', () => {
  const policy = policyOf(head, { ...sources, api: 'https://api.example' })
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.example'])
  expect(policy['form-action']).toEqual(["'self'", 'https://api.example'])
})

test('a page that the policy has no place in is not built', () => {
  expect(() => addPolicy('<html><head></head>', sources)).toThrow('no charset')
})
