import { createHmac } from 'node:crypto'

/** Header of a notice with what `webhookSignature` gives. */
export const signatureHeader = 'x-certeza-firma'

/**
 * `sha256=` and the HMAC-SHA256 of the body as it is sent, in hex, with the secret that ERP and site share already:
 * ERP_TOKEN. Who gets the notice computes it too, and knows that nobody else wrote it.
 */
export const webhookSignature = (erpToken: string, body: string) =>
  `sha256=${createHmac('sha256', erpToken).update(body).digest('hex')}`
