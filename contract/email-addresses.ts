/** One mail address: no blanks, commas, angle brackets or control characters, so that it can stand in a header. */
export const emailAddressForm = /^[^\s\p{Cc}@,;<>()[\]\\":]+@[^\s\p{Cc}@,;<>()[\]\\":]+\.[^\s\p{Cc}@,;<>()[\]\\":.]+$/u

/** Said of what is no address: 'Invalid email address' (specification §5) in the language of the site. */
export const notAnAddress = 'Escribe un correo válido, por ejemplo nombre@empresa.com.'

/** The parts of a field that may hold several addresses, parted by `,` or `;`. */
export function splitAddresses(value: string): string[] {
  return value
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Those of a field's addresses that mail can be sent to; none for a blank field. */
export function usableAddresses(value: string): string[] {
  return splitAddresses(value).filter((part) => emailAddressForm.test(part))
}
