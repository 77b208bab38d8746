import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderSnapshot } from '../../testing/order-snapshot.ts'
import { type SeededOrder, seedOrder, testInstrument } from '../../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { engines } from '../../testing/test-database.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
interface Bad {
  name: string
  call: [method: Method, url: string]
  /** The body to the letter; ID stands for the order's link. */
  raw?: string | Buffer
  type?: string | undefined
  status: number
  error?: RegExp
}

const readBilling: Bad['call'] = ['POST', '/api/datos-factura']
const saveBilling: Bad['call'] = ['PUT', '/api/datos-factura']
const readCertificate: Bad['call'] = ['POST', '/api/datos-certificado']
const saveInstrument: Bad['call'] = ['PUT', '/api/datos-inst-certificado/update-single']
const survey: Bad['call'] = ['PUT', '/api/update-encuesta-bitacora']
const confirm: Bad['call'] = ['POST', '/api/confirmar-orden']
const calls = [readBilling, saveBilling, readCertificate, saveInstrument, survey, confirm]

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const windows1252 = Buffer.concat([
  Buffer.from('{"idOrden":"ID","Ciudad":"Le'),
  Buffer.from([0xf3]),
  Buffer.from('n"}'),
])

/** Sent to every call alike. */
const anywhere: Omit<Bad, 'call'>[] = [
  { name: 'broken JSON', raw: '{"idOrden":', status: 400, error: /No pudimos leer/ },
  { name: 'an empty body', raw: '', status: 400 },
  { name: 'no object', raw: '[]', status: 400, error: /debe ser un objeto JSON/ },
  { name: 'null', raw: 'null', status: 400 },
  { name: 'a string', raw: '"ID"', status: 400 },
  {
    name: 'another content type',
    raw: '<a/>',
    type: 'text/xml',
    status: 415,
    error: /Content-Type: application\/json/,
  },
  { name: 'plain text', raw: '{"idOrden":"ID"}', type: 'text/plain', status: 415 },
  {
    name: 'two megabytes',
    raw: `{"idOrden":"${'x'.repeat(2 * 1024 * 1024)}"}`,
    status: 413,
    error: /demasiado grande\. Acórtalo/,
  },
  { name: 'no idOrden', raw: '{}', status: 400 },
  { name: 'a blank idOrden', raw: '{"idOrden":" "}', status: 400 },
  { name: 'a long idOrden', raw: `{"idOrden":"${'x'.repeat(10_000)}"}`, status: 400 },
  { name: 'a number for an idOrden', raw: '{"idOrden":1}', status: 400 },
  { name: 'a list for an idOrden', raw: '{"idOrden":["ID"]}', status: 400 },
]

const values: [name: string, json: string, status: number][] = [
  ['a number', '64000', 400],
  ['a huge number', '1e999', 400],
  ['null', 'null', 400],
  ['true', 'true', 400],
  ['a list', '["x"]', 400],
  ['an object', '{"toString":"x"}', 400],
  ['a deep list', deep(5000), 400],
  ['10,000 characters', JSON.stringify('x'.repeat(10_000)), 400],
  ['201 characters beyond the first plane', JSON.stringify('𝛺'.repeat(201)), 400],
  ['a NUL', '"a\\u0000b"', 400],
  ['half a surrogate', '"a\\ud800b"', 400],
  ['the other half', '"\\udc00"', 400],
]

const cases: Bad[] = [
  ...calls.flatMap((call) => anywhere.map((bad): Bad => ({ ...bad, call }))),
  ...values.flatMap(([name, json, status]): Bad[] => [
    { name: `${name} for RFC`, call: saveBilling, raw: `{"idOrden":"ID","CP":"06600","RFC":${json}}`, status },
    {
      name: `${name} for Serie`,
      call: saveInstrument,
      raw: `{"idOrden":"ID","idDatoCert":"48211","Marca":"x","Serie":${json}}`,
      status,
    },
  ]),
  ...['"5"', '0', '6', '1e999', '-1', '4.5', 'null', 'true', '[5]', '{}'].map(
    (json): Bad => ({
      name: `a rating of ${json}`,
      call: survey,
      raw: `{"idOrden":"ID","califica":${json},"comentarios":""}`,
      status: 400,
      error: /1 a 5 estrellas/,
    }),
  ),
  {
    name: 'a long comment',
    call: survey,
    raw: `{"idOrden":"ID","califica":5,"comentarios":"${'x'.repeat(2001)}"}`,
    status: 400,
  },
  {
    name: 'another order’s instrument',
    call: saveInstrument,
    raw: '{"idOrden":"ID","idDatoCert":"90001","Serie":"x"}',
    status: 404,
  },
  {
    name: 'a prototype for an instrument',
    call: saveInstrument,
    raw: '{"idOrden":"ID","idDatoCert":"__proto__","Serie":"x"}',
    status: 404,
  },
  {
    name: 'cambiados that is no list',
    call: saveBilling,
    raw: '{"idOrden":"ID","CP":"1","cambiados":"CP"}',
    status: 400,
  },
  {
    name: 'cambiados of what is inherited',
    call: saveBilling,
    raw: '{"idOrden":"ID","cambiados":["constructor"]}',
    status: 400,
  },
  { name: 'windows-1252', call: saveBilling, raw: windows1252, status: 400, error: /No pudimos leer/ },
  // Unknown keys are ignored, prototype keys among them.
  { name: '__proto__', call: saveBilling, raw: '{"idOrden":"ID","__proto__":{"CP":"1"}}', status: 200 },
  {
    name: 'constructor',
    call: saveBilling,
    raw: '{"idOrden":"ID","constructor":{"prototype":{"CP":"1"}}}',
    status: 200,
  },
  { name: 'a deep unknown key', call: saveBilling, raw: `{"idOrden":"ID","x":${deep(5000)}}`, status: 200 },
  ...calls.map(([, url]): Bad => ({ name: 'GET', call: ['GET', url], status: 405, error: /dice el encabezado Allow/ })),
  { name: 'DELETE', call: ['DELETE', '/api/datos-factura'], status: 405 },
  { name: 'OPTIONS', call: ['OPTIONS', '/api/datos-factura'], status: 405, error: /dice el encabezado Allow/ },
  { name: 'PATCH with a body that is not read', call: ['PATCH', '/api/datos-factura'], raw: '{', status: 405 },
  { name: 'an unknown call', call: ['POST', '/api/nada'], raw: '{', status: 404, error: /no existe/ },
  { name: 'an unknown call below a known one', call: ['GET', '/api/datos-factura/x'], status: 404 },
  { name: 'a bad escape in the address', call: ['GET', '/api/%zz'], status: 404 },
]

for (const engine of engines) {
  describe(`bad input on ${engine}`, () => {
    let kit: TestApp
    let order: SeededOrder
    let snapshot: Awaited<ReturnType<typeof orderSnapshot>>
    beforeAll(async () => {
      kit = await startTestApp(engine)
      order = await seedOrder(kit.db)
      await seedOrder(kit.db, { OrdenServicio: 'OS-OTRA', instruments: [testInstrument(1, { idDatoCert: '90001' })] })
      snapshot = await orderSnapshot(kit.db)
    })
    afterAll(() => kit.close())

    test.each(cases)('$call.0 $call.1: $name → $status', async ({ call: [method, url], raw, type, status, error }) => {
      const body = Buffer.isBuffer(raw)
        ? Buffer.from(raw.toString('latin1').replace('ID', order.idOrden), 'latin1')
        : raw?.replace('"ID"', JSON.stringify(order.idOrden))
      const reply = await kit.app.inject({
        method,
        url,
        ...(body !== undefined && { body, headers: { 'content-type': type ?? 'application/json' } }),
      })
      expect(reply.statusCode).toBe(status)
      expect(reply.headers['content-type']).toMatch(/^application\/json/)
      if (status !== 200) {
        const sentences = [reply.json().error, ...Object.values(reply.json().campos ?? {})]
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/u)
          expect(sentence).not.toMatch(/invalid|expected|received|required|must|error|request/i)
        }
        if (error) expect(reply.json().error).toMatch(error)
      }
      expect(await orderSnapshot(kit.db)).toEqual(snapshot)
    })
  })
}
