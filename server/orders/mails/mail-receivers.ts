import { checkedAddresses } from './checked-addresses.ts'

/**
 * Whom an order's mails go to: the addresses in its Correo, each once, separated by commas; empty when there is none.
 */
export const mailReceivers = (Correo: string) => checkedAddresses(Correo).usable.join(', ')

/** Whom an answer to a mail about an order goes to: the first of them. Absent when there is none. */
export function answersTo(Correo: string): { responderA?: string } {
  const [responderA] = checkedAddresses(Correo).usable
  return responderA === undefined ? {} : { responderA }
}
