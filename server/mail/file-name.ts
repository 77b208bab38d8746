/** An attachment's name that every mail program takes: ASCII letters, digits, hyphens: 'fecha-limite-OS-2026-0412.ics'. */
export function fileName(kind: string, about: string, extension: string): string {
  const plain = about
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60)
  return `${plain === '' ? kind : `${kind}-${plain}`}.${extension}`
}
