import { emailAddressForm, splitAddresses } from '../../../contract/email-addresses.ts'

/** More would be a mailing, not a mail. */
const mostReceivers = 10
/** Octets of the part before the @ and of the whole. Source: RFC 5321 §4.5.3.1. */
const longestLocal = 64
const longestAddress = 254

export interface RefusedAddress {
  direccion: string
  /** A sentence. */
  motivo: string
}

const isLabel = (label: string) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label)

/** Why no mail can go to `address`; undefined where one may. Whether there is such a mailbox, only its server knows. */
function whyRefused(address: string): string | undefined {
  if (!emailAddressForm.test(address)) return 'No es una dirección de correo.'
  const [local = '', domain = ''] = address.split('@')
  if (Buffer.byteLength(local) > longestLocal || Buffer.byteLength(address) > longestAddress)
    return 'Es demasiado larga para una dirección de correo.'
  if (/^\.|\.$|\.\./.test(local)) return 'Tiene un punto de más antes de la @.'
  const labels = domain.split('.')
  if (!labels.every(isLabel) || /^\p{N}+$/u.test(labels.at(-1) ?? '')) return 'Su dominio no puede existir.'
  return undefined
}

/**
 * The addresses in a Correo, each once: those that mail is sent to (at most ten), and those refused with the reason.
 */
export function checkedAddresses(Correo: string): { usable: string[]; refused: RefusedAddress[] } {
  const usable: string[] = []
  const refused: RefusedAddress[] = []
  const seen = new Set<string>()
  for (const direccion of splitAddresses(Correo)) {
    if (seen.has(direccion.toLowerCase())) continue
    seen.add(direccion.toLowerCase())
    const motivo =
      whyRefused(direccion) ??
      (usable.length === mostReceivers
        ? `A una orden se le escribe a ${mostReceivers} direcciones como máximo.`
        : undefined)
    if (motivo === undefined) usable.push(direccion)
    else refused.push({ direccion, motivo })
  }
  return { usable, refused }
}
