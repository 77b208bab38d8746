import type { App } from '../../http/app-type.ts'

/** The part of JSON Schema that /api/openapi.json uses for what it takes. */
export interface InputSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  enum?: readonly (string | number)[]
  minimum?: number
  maximum?: number
  description?: string
  items?: InputSchema
  anyOf?: readonly InputSchema[]
  properties?: Readonly<Record<string, InputSchema>>
  required?: readonly string[]
}

interface Parameter {
  name: string
  in: 'query' | 'path'
  schema: InputSchema
}

/** One call as the document has it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  needsToken: boolean
  parameters: readonly Parameter[]
  /** Undefined where it takes no body. */
  body: InputSchema | undefined
  /** Statuses that it may answer with. */
  statuses: readonly number[]
}

interface Described {
  parameters?: Parameter[]
  security?: object[]
  requestBody?: { content: Record<string, { schema: InputSchema }> }
  responses: Record<string, object>
}

/** Every call of /api/openapi.json. */
export function documentedOperations(app: App): Operation[] {
  const paths = app.swagger().paths as Record<string, Record<string, Described>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], security = [], requestBody, responses }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      needsToken: security.length > 0,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      statuses: Object.keys(responses).map(Number),
    })),
  )
}
