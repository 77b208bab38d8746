import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app-type.ts'

const ajv = new Ajv2020({ strict: false })
// By method, path and status: every app of a run has the same document.
const kept = new Map<string, ValidateFunction | undefined>()

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema: object }> }>
}

function validatorFor(app: App, request: FastifyRequest, status: number): ValidateFunction | undefined {
  const path = (request.routeOptions.url ?? '').replace(/:(\w+)/g, '{$1}')
  const key = `${request.method} ${path} ${status}`
  if (!kept.has(key)) {
    const operations = app.swagger().paths?.[path] as Record<string, Operation> | undefined
    const reply = operations?.[request.method.toLowerCase()]?.responses?.[status]
    const schema = reply?.content?.['application/json']?.schema
    kept.set(key, schema && ajv.compile(schema))
  }
  return kept.get(key)
}

/**
 * Compares every JSON answer of the calls with /api/openapi.json. Gives the list of those that differ, in words; it
 * grows while the app is used.
 */
export function undocumentedReplies(app: App): string[] {
  const found: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const { url, schema } = request.routeOptions
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    const isHidden = (schema as { hide?: boolean } | undefined)?.hide === true
    if (!url?.startsWith('/api/') || request.method === 'HEAD' || isHidden || !isJson || typeof payload !== 'string')
      return
    const named = `${request.method} ${url} ${reply.statusCode}`
    const validate = validatorFor(app, request, reply.statusCode)
    if (!validate) found.push(`${named} is not in the document`)
    else if (!validate(JSON.parse(payload))) found.push(`${named}: ${ajv.errorsText(validate.errors)}: ${payload}`)
  })
  return found
}
