import { type Deliver, PermanentFailure } from '../mail/delivery.ts'
import { signatureHeader, webhookSignature } from './webhook-signature.ts'

const answerWithin = 10_000

interface Webhook {
  /** Undefined where there is none any more: what still waits for it is discarded. */
  url: string | undefined
  erpToken: string | undefined
}

/** Posts a notice of the outbox, signed, to ERP_WEBHOOK_URL. An answer other than 2xx is worth another try. */
export function deliverNotice({ url, erpToken }: Webhook): Deliver {
  return async ({ texto }, signal) => {
    if (url === undefined || erpToken === undefined) throw new PermanentFailure('Ya no hay ERP_WEBHOOK_URL.')
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: webhookSignature(erpToken, texto) },
      body: texto,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithin)]),
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new Error(`El ERP respondió ${reply.status}.`)
    return { reached: true, refused: [], remaining: [] }
  }
}
