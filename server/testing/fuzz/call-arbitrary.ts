import fc from 'fast-check'
import { billingFields, instrumentFields } from '../../../contract/order-fields.ts'
import type { InputSchema, Operation } from './operations.ts'
import { type Care, typedText } from './typed-text.ts'

/** A request as it is sent, but for its placeholders. */
export interface FuzzCall {
  /** The call of the document that it is made from. */
  named: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'
  url: string
  headers: Record<string, string>
  body: string | undefined
  /** The server's clock: an ISO instant. */
  at: string
}

export const erpToken = 'clave-del-erp-0123456789'

const fieldsOf = (names: readonly string[], care: Care): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, typedText(name, care)])), {
    requiredKeys:
      care === 'careful'
        ? ['OrdenServicio', 'idDatoCert', 'Identificacion'].filter((each) => names.includes(each))
        : [],
  })

/** What the document leaves to the reader: the ERP's records. */
function recordOf(path: string, care: Care): fc.Arbitrary<unknown> {
  if (path === '/api/erp/patrones')
    return fieldsOf(['Descripcion', 'Marca', 'Identificacion', 'Calibrado', 'Proxima', 'Informe'], care)
  if (path !== '/api/erp/ordenes') return fc.jsonValue()
  const instrument = fieldsOf(['idDatoCert', ...instrumentFields], care)
  const lists = [fc.uniqueArray(instrument, { maxLength: 3, selector: ({ idDatoCert }) => idDatoCert })]
  return fc
    .tuple(
      fieldsOf(['OrdenServicio', ...billingFields, 'fechaLimite'], care),
      fc.oneof(...lists, ...(care === 'careful' ? [] : [fc.jsonValue()])),
    )
    .map(([order, instrumentos]) => ({ ...order, instrumentos }))
}

/** Of a careless call, one value in twelve is of any type. */
const mostly = (arbitrary: fc.Arbitrary<unknown>, care: Care) =>
  care === 'careful' ? arbitrary : fc.oneof({ weight: 11, arbitrary }, { weight: 1, arbitrary: fc.jsonValue() })

function arbitraryOf(schema: InputSchema, name: string, path: string, care: Care): fc.Arbitrary<unknown> {
  const { type, anyOf, items = {}, properties = {}, required = [], minimum = -10, maximum = 10 } = schema
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (anyOf) return fc.oneof(...anyOf.map((each) => arbitraryOf(each, name, path, care)))
  if (type === 'string') return typedText(name, care)
  if (type === 'integer' || type === 'number') return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) })
  if (type === 'array')
    return fc.array(items.type ? arbitraryOf(items, name, path, care) : recordOf(path, care), { maxLength: 5 })
  if (type !== 'object') return fc.jsonValue()
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([key, each]) => [key, mostly(arbitraryOf(each, key, path, care), care)]),
  )
  return fc.record(fields, { requiredKeys: required.filter((key) => key in properties) })
}

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Bodies that no schema describes. */
const broken = fc.oneof(
  fc.constantFrom('', '{', '[]', 'null', '"x"', '{"a":1}{', deep(20_000), '{"__proto__":{"idOrden":"x"}}', '\ufeff{}'),
  fc.string({ maxLength: 200 }),
  fc.json(),
)

const types = ['application/json; charset=utf-8', 'application/x-www-form-urlencoded', 'text/plain', 'text/xml', '%']
const contentType = fc.oneof(
  { weight: 15, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom(...types) },
)
const extraHeaders = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'content-encoding': 'gzip' },
      { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
      { accept: 'text/html' },
      { range: 'bytes=0-1,9999999999999-' },
      { 'if-none-match': '*' },
      { expect: '100-continue' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://x.example' },
      { 'transfer-encoding': 'chunked' },
    ),
  },
)
const authorization = fc.oneof(
  { weight: 8, arbitrary: fc.constant(`Bearer ${erpToken}`) },
  { weight: 1, arbitrary: fc.constantFrom('', 'Bearer', `Basic ${erpToken}`, `Bearer ${erpToken.slice(1)}`) },
)
const instants = ['2026-12-01T10:00:00-06:00', '2026-12-03T18:00:00-06:00', '2026-12-03T18:00:00.001-06:00']

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const

const encoded = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // A placeholder stays one.
  return encodeURIComponent(text.toWellFormed()).replaceAll('%40', '@')
}

function addressOf({ path, parameters }: Operation, care: Care): fc.Arbitrary<string> {
  const values = parameters.map(({ name, schema }) => fc.option(mostly(arbitraryOf(schema, name, path, care), care)))
  return fc.tuple(...values).map((given) => {
    const query: string[] = []
    let url = path
    parameters.forEach((parameter, index) => {
      const value = given[index]
      if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, encoded(value ?? '@abierta'))
      else if (value !== null) query.push(`${parameter.name}=${encoded(value)}`)
    })
    return query.length > 0 ? `${url}?${query.join('&')}` : url
  })
}

/** Requests for one call of the document: mostly what it asks for, with every kind of mistake mixed in. */
function callOf(operation: Operation): fc.Arbitrary<FuzzCall> {
  const { method, path, body, needsToken } = operation
  const json = (care: Care) =>
    body ? arbitraryOf(body, '', path, care).map((value) => JSON.stringify(value)) : fc.constant(undefined)
  return fc
    .record({
      method: fc.oneof(
        { weight: 25, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      url: fc.oneof(addressOf(operation, 'careful'), addressOf(operation, 'careless')),
      body: fc.oneof(
        { weight: 6, arbitrary: json('careful') },
        { weight: 6, arbitrary: json('careless') },
        { weight: 1, arbitrary: broken },
      ),
      type: contentType,
      more: extraHeaders,
      authorization,
      at: fc.oneof(
        { weight: 5, arbitrary: fc.constant(instants[0] ?? '') },
        { weight: 1, arbitrary: fc.constantFrom(...instants) },
      ),
    })
    .map(({ type, more, authorization: given, ...call }) => ({
      ...call,
      named: `${method} ${path}`,
      headers: {
        ...more,
        ...(call.body !== undefined && { 'content-type': type }),
        ...(needsToken && { authorization: given }),
      },
    }))
}

/** A preview costs a hundred times what another call does. */
const weightOf = ({ path }: Operation) => (path.endsWith('.pdf') ? 3 : 12)

/** Requests for any call of the document. */
export function anyCall(operations: readonly Operation[]): fc.Arbitrary<FuzzCall> {
  return fc.oneof(...operations.map((each) => ({ weight: weightOf(each), arbitrary: callOf(each) })))
}
