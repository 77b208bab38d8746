import { certificateRoutes } from './certificate/certificate-routes.ts'
import { contactRoutes } from './contact/contact-routes.ts'
import { keepQuestion } from './contact/keep-message.ts'
import { erpRoutes } from './erp/erp-routes.ts'
import type { App } from './http/app-type.ts'
import { healthRoutes } from './http/health-routes.ts'
import { collectOpenapi, openapiRoutes } from './http/openapi-routes.ts'
import { refuseOtherMethods } from './http/other-methods.ts'
import { newsletterRoutes } from './newsletter/newsletter-routes.ts'
import { orderRoutes } from './orders/calls/order-routes.ts'
import { limitUnknownOrders } from './orders/calls/unknown-order-limit.ts'
import type { Parts } from './parts.ts'
import { siteRoutes } from './site/site-routes.ts'
import { standardsRoutes } from './standards/standards-routes.ts'

/** Every call of the server, by name. */
export async function registerRoutes(app: App, parts: Parts, siteDir: string | undefined): Promise<void> {
  const refuseTheRest = refuseOtherMethods(app)
  await collectOpenapi(app, parts)
  healthRoutes(app, parts)
  openapiRoutes(app)
  const answerOrderError = limitUnknownOrders(parts)
  await orderRoutes(app, parts, answerOrderError, (question) => keepQuestion(parts, question))
  await contactRoutes(app, parts)
  await newsletterRoutes(app, parts)
  await standardsRoutes(app, parts)
  erpRoutes(app, parts)
  await certificateRoutes(app, parts, answerOrderError)
  refuseTheRest()
  await siteRoutes(app, siteDir)
}
