/** Accents, and what nobody sees: a zero-width blank that came along from a web page. */
const marks = /[\p{M}\p{Cf}]/gu

/** What an identifier is searched by: no case, no accents, no blanks at its ends. Source: design §10. */
export function searchKey(identificacion: string): string {
  return identificacion.normalize('NFKD').replace(marks, '').toLowerCase().trim()
}

/** Letters and digits alone, with those that are read for each other made one: PM-001, `pm 001` and `PM/OO1` agree. */
export function looseKey(key: string): string {
  return key
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
}
