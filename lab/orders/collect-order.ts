import { checkBilling } from '../../contract/billing-checks/check-billing.ts'
import { listTrail } from '../../server/audit/audit-store.ts'
import { listMessages } from '../../server/contact/message-store.ts'
import { readSnapshot } from '../../server/database/read-snapshot.ts'
import type { Db } from '../../server/database/tables.ts'
import { invitationStates, neverSent } from '../../server/mail/invitation-state-store.ts'
import { listOrderMails } from '../../server/mail/order-mail-store.ts'
import { listReplacements } from '../../server/orders/corrections/link-store.ts'
import { listVersions } from '../../server/orders/corrections/version-store.ts'
import { listInstruments } from '../../server/orders/instrument-store.ts'
import type { OrderInstrument } from '../../server/orders/order.ts'
import { getOrderByNumber } from '../../server/orders/order-store.ts'
import { findSurveyAnswer } from '../../server/orders/survey-store.ts'

/** A value of the customer's: `campo` is `CP`, or `48211.Serie`. */
interface CustomerChange {
  campo: string
  recibido: string
  actual: string
}

const instrumentChanges = ({ idDatoCert, tocados, recibido, ...values }: OrderInstrument): CustomerChange[] =>
  tocados.map((field) => ({ campo: `${idDatoCert}.${field}`, recibido: recibido[field], actual: values[field] }))

/** Everything there is of one order, as it was at one moment. @throws Refusal `unknownNumber` */
export function collectOrder(db: Db, OrdenServicio: string) {
  return readSnapshot(db, async (snapshot) => {
    const order = await getOrderByNumber(snapshot, OrdenServicio)
    const { idOrden, billing, recibido, tocados } = order
    const instruments = await listInstruments(snapshot, idOrden)
    const questions = await listMessages(snapshot, { tipo: 'pregunta', OrdenServicio })
    return {
      order,
      instruments,
      changes: [
        ...tocados.map((campo) => ({ campo, recibido: recibido[campo], actual: billing[campo] })),
        ...instruments.flatMap(instrumentChanges),
      ],
      warnings: checkBilling(billing),
      mail: (await invitationStates(snapshot, [OrdenServicio])).get(OrdenServicio) ?? neverSent,
      mails: await listOrderMails(snapshot, OrdenServicio),
      questions,
      survey: await findSurveyAnswer(snapshot, idOrden),
      versions: await listVersions(snapshot, OrdenServicio),
      replacements: await listReplacements(snapshot, OrdenServicio),
      trail: await listTrail(snapshot, OrdenServicio),
    }
  })
}

export type CollectedOrder = Awaited<ReturnType<typeof collectOrder>>
