import type { App } from '../../http/app-type.ts'
import type { Parts } from '../../parts.ts'
import { billingRoutes } from './billing-routes.ts'
import { confirmationRoutes } from './confirmation-routes.ts'
import { instrumentRoutes } from './instrument-routes.ts'
import { type AskLaboratory, questionRoutes } from './question-routes.ts'
import type { AnswerOrderError } from './unknown-order-limit.ts'

/** The calls behind a customer's link: unknown links are limited per address. */
export async function orderRoutes(
  app: App,
  parts: Parts,
  answerError: AnswerOrderError,
  ask: AskLaboratory,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerError)
    billingRoutes(scope, parts)
    instrumentRoutes(scope, parts)
    confirmationRoutes(scope, parts)
    questionRoutes(scope, parts, ask)
  })
}
