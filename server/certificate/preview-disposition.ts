import { fileName } from '../mail/file-name.ts'

const rfc8187 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The Content-Disposition of an order's preview: an ASCII name for old readers and the right one in UTF-8 (RFC 6266,
 * RFC 8187). Path separators and quotes of the order's number become hyphens in both.
 */
export function previewDisposition(OrdenServicio: string): string {
  const safe = OrdenServicio.toWellFormed().replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
  const plain = fileName('vista-previa', OrdenServicio, 'pdf')
  return `inline; filename="${plain}"; filename*=UTF-8''${rfc8187(`vista-previa-${safe}.pdf`)}`
}
