export type ReadLink =
  | { kind: 'order'; idOrden: string }
  | { kind: 'blank' }
  /** The number that staff say on the phone opens nothing. */
  | { kind: 'number' }
  | { kind: 'other' }

const idForm = /^[A-Za-z0-9]{16,64}$/
// 'OS-2026-0412': short, with digits, and nothing of an address.
const numberForm = /^(?=.*\d\d)[\p{L}\d\s_-]{2,24}$/u

/** Mail filters of companies lead through an address of their own, with the link inside it in percent signs. */
const unwrapped = (text: string) =>
  text.replace(/%([2-7][\dA-F])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * What a customer pasted: a whole link of either form (also with text of a mail around it, or inside another link),
 * or the id alone. The id's form is known only roughly: 16 to 64 letters and digits.
 */
export function readOrderLink(pasted: string): ReadLink {
  const text = unwrapped(pasted.trim())
  if (text === '') return { kind: 'blank' }
  const id = /[?&]id=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? /service-order-search-v2\/([A-Za-z0-9_-]+)/.exec(text)?.[1]
  if (id) return { kind: 'order', idOrden: id }
  if (idForm.test(text)) return { kind: 'order', idOrden: text }
  return { kind: numberForm.test(text) ? 'number' : 'other' }
}
