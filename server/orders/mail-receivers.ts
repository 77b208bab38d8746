import { usableAddresses } from '../../contract/email-addresses.ts'

/** More would be a mailing, not a mail. */
const mostReceivers = 10

/** Whom an order's mails go to: the addresses in its Correo, each once, separated by commas; empty when there is none. */
export const mailReceivers = (Correo: string) =>
  [...new Set(usableAddresses(Correo))].slice(0, mostReceivers).join(', ')
