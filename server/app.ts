import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from './http/app-type.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { decodableUrl } from './http/decodable-url.ts'
import { answerError } from './http/error-handler.ts'
import { readJsonBodies } from './http/json-body.ts'
import { redactedPath } from './http/log-options.ts'
import { replySerializer } from './http/reply-serializer.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import type { Parts } from './parts.ts'
import { registerRoutes } from './routes.ts'

const bodyLimit = 64 * 1024
/** For a whole request to arrive, the ERP's 32 MiB over a slow line among them; Fastify's own is for ever. */
const requestTimeout = 5 * 60 * 1000

export interface AppOptions {
  logger?: FastifyServerOptions['logger']
  /** Folder of the built site; without it only the calls are served. */
  siteDir?: string
  /** Sees every call; for the monitor's figures. */
  observe?: (app: App) => void
}

/** The whole server, not yet listening. Tests send requests to it with `inject`. */
export async function buildApp(parts: Parts, { logger = false, siteDir, observe }: AppOptions = {}): Promise<App> {
  const app: App = Fastify({
    bodyLimit,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    clientErrorHandler: answerBrokenRequest,
    requestTimeout,
    trustProxy: parts.settings.trustProxy ?? false,
    logger:
      typeof logger === 'object'
        ? { ...logger, serializers: { req: ({ method, url }) => ({ method, url: redactedPath(url ?? '') }) } }
        : logger,
    // A closing server still answers what it had taken.
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(replySerializer)
  app.setErrorHandler(answerError)
  readJsonBodies(app)
  observe?.(app)
  sendSecurityHeaders(app)
  const { corsOrigins } = parts.settings
  if (corsOrigins.length > 0)
    await app.register(cors, { origin: corsOrigins, methods: ['GET', 'POST', 'PUT'], maxAge: 600 })
  if (parts.settings.rateLimit) await app.register(rateLimit, { global: false })
  await registerRoutes(app, parts, siteDir)
  await app.ready()
  return app
}
