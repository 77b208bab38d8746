import { checkedAddresses } from './checked-addresses.ts'

/** Whom an order's mails go to: the addresses in its Correo, each once, separated by commas; empty when there is none. */
export const mailReceivers = (Correo: string) => checkedAddresses(Correo).usable.join(', ')
