import { emailAddress } from '../../contract/calls/contact.ts'

/** More would be a mailing, not a mail. */
const mostAddresses = 10

/**
 * The mail addresses in a text that a person or the ERP typed (an order's Correo), split at `,`, `;`, blanks and line
 * ends. What is no address is left out; a repeated one counts once; at most ten.
 */
export function addressesIn(text: string): string[] {
  const pieces = text.split(/[\s,;]+/u).filter((piece) => emailAddress.safeParse(piece).success)
  return [...new Set(pieces)].slice(0, mostAddresses)
}
