import { appendAudit } from '../../audit/append-audit.ts'
import type { AuditEntry } from '../../audit/audit-entry.ts'
import type { Parts } from '../../parts.ts'
import { refuse } from '../../refusal.ts'
import { requireOpen } from '../order-state.ts'
import { lockOrder } from '../order-store.ts'
import { findSurvey, putSurvey, type Survey } from '../survey-store.ts'

/**
 * The customer's answer to the quality survey; again before the confirmation replaces it. The same answer again writes
 * nothing.
 * @throws Refusal `unknownOrder`, `replacedLink`, `expiredOrder`, `confirmedOrder`, `cancelledOrder`
 */
export async function answerSurvey({ db, now }: Pick<Parts, 'db' | 'now'>, idOrden: string, answer: Survey) {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, idOrden)
    const at = now()
    requireOpen(order, at)
    const entries = surveyEntries(order.OrdenServicio, await findSurvey(tx, idOrden), answer)
    if (entries.length === 0) return
    if (!(await putSurvey(tx, idOrden, answer, at))) refuse('expiredOrder')
    await appendAudit(tx, entries, at)
  })
}

function surveyEntries(OrdenServicio: string, before: Survey | undefined, after: Survey): AuditEntry[] {
  const changes: [campo: string, antes: string | null, despues: string][] = [
    ['califica', before ? String(before.califica) : null, String(after.califica)],
    ['comentarios', before ? before.comentarios : null, after.comentarios],
  ]
  return changes
    .filter(([, antes, despues]) => antes !== despues)
    .map(([campo, antes, despues]) => ({ quien: 'cliente', tipo: 'encuesta', OrdenServicio, campo, antes, despues }))
}
