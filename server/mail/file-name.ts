/**
 * A file's name that every program takes: ASCII letters, digits and -_. alone, such as 'fecha-limite-OS-2026-0412.ics'.
 * `kind` says what it is, `about` (cut at 60 characters) of what.
 */
export function fileName(kind: string, about: string, extension: string): string {
  const plain = about
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60)
  return `${plain === '' ? kind : `${kind}-${plain}`}.${extension}`
}
