/**
 * Words as a sentence lists them: 'masa, fuerza y presión'.
 * Not by Intl, whose first use takes a phone a tenth of a second.
 */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  // Before the sound of «i» the language has «e»: 'presión e indicadores', but 'cobre y hierro'.
  const and = /^h?[ií](?!e)/i.test(last) ? 'e' : 'y'
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`
}
