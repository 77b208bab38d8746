import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Parts } from '../parts.ts'
import type { App } from './app-type.ts'

const openapiReply = z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) })

/**
 * The provider's transform, with a Spanish description where a success has none (OpenAPI requires one).
 * The site's pages are no calls.
 */
const transform: typeof jsonSchemaTransform = (document) => {
  if (!document.url.startsWith('/api/')) return { schema: { hide: true }, url: document.url }
  const transformed = jsonSchemaTransform(document)
  for (const reply of Object.values(transformed.schema?.response ?? {}) as { description?: string }[])
    reply.description ??= 'Hecho'
  return transformed
}

/** Collects every call that is registered after it. To be called before all others. */
export async function collectOpenapi(app: App, { version }: Pick<Parts, 'version'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Certeza: llamadas del sitio y de la confirmación de órdenes',
        description:
          'JSON de ida y vuelta. Cada rechazo trae en `error` una frase para una persona y, si hay datos mal escritos, una por campo en `campos`.',
        version,
      },
      components: { securitySchemes: { erp: { type: 'http', scheme: 'bearer', description: 'ERP_TOKEN' } } },
    },
    transform,
  })
}

/** GET /api/openapi.json: all calls, generated from contract/. */
export function openapiRoutes(app: App): void {
  const schema = { summary: 'Describe todas las llamadas (OpenAPI)', response: { 200: openapiReply } }
  app.get('/api/openapi.json', { schema }, () => app.swagger() as z.infer<typeof openapiReply>)
}
