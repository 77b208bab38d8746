import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from './http/app-type.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { answerError } from './http/error-handler.ts'
import { readJsonBodies } from './http/json-body.ts'
import { logSerializers } from './http/log-options.ts'
import { plainUrl } from './http/plain-url.ts'
import { replySerializer } from './http/reply-serializer.ts'
import { requestIds } from './http/request-ids.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { type OverloadLimits, shedOverload } from './http/shed-overload.ts'
import type { Parts } from './parts.ts'
import { registerRoutes } from './routes.ts'

const bodyLimit = 64 * 1024

/** Milliseconds that a client is waited for. Node's and Fastify's own are longer, or for ever. */
interface Patience {
  /** For the headers of a request, from when the connection stands. */
  headers: number
  /** For a whole request to arrive, the ERP's 32 MiB over a slow line among them. */
  request: number
  /** Without a byte either way: whoever asks and does not read, or is gone without a word. */
  silence: number
  /** Between two looks for those who are late with a request. */
  look: number
}

const second = 1000
const patience: Patience = { headers: 20 * second, request: 300 * second, silence: 600 * second, look: 5 * second }

interface AppOptions {
  logger?: FastifyServerOptions['logger']
  /** Folder of the built site; without it only the calls are served. */
  siteDir?: string
  patience?: Patience
  overload?: OverloadLimits
  /** Sees every call; for the monitor's figures. */
  observe?: (app: App) => void
}

/** The whole server, not yet listening. Tests send requests to it with `inject`. */
export async function buildApp(parts: Parts, options: AppOptions = {}): Promise<App> {
  const { logger = false, siteDir, observe } = options
  const { headers, request, silence, look } = options.patience ?? patience
  const app: App = Fastify({
    bodyLimit,
    rewriteUrl: ({ url = '/' }) => plainUrl(url),
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: request,
    connectionTimeout: silence,
    http: { headersTimeout: headers, connectionsCheckingInterval: look },
    trustProxy: parts.settings.trustProxy ?? false,
    genReqId: requestIds(),
    logger: typeof logger === 'object' ? { ...logger, serializers: logSerializers } : logger,
    // A closing server still answers what it had taken, and what comes over a connection that a proxy
    // keeps: then it closes it.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(replySerializer)
  app.setErrorHandler(answerError)
  readJsonBodies(app)
  observe?.(app)
  sendSecurityHeaders(app)
  shedOverload(app, options.overload)
  const { corsOrigins } = parts.settings
  if (corsOrigins.length > 0)
    await app.register(cors, { origin: corsOrigins, methods: ['GET', 'POST', 'PUT'], maxAge: 600 })
  if (parts.settings.rateLimit) await app.register(rateLimit, { global: false })
  await registerRoutes(app, parts, siteDir)
  await app.ready()
  return app
}
