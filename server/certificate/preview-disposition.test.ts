import { describe, expect, test } from 'vitest'
import { previewDisposition } from './preview-disposition.ts'

const cases: [OrdenServicio: string, ascii: string, utf8: string][] = [
  ['OS-2026-0412', 'vista-previa-OS-2026-0412.pdf', 'vista-previa-OS-2026-0412.pdf'],
  ['OS/Ñ-1 "ł"', 'vista-previa-OS-N-1.pdf', 'vista-previa-OS-%C3%91-1%20-%C5%82-.pdf'],
  ['../../etc', 'vista-previa-etc.pdf', 'vista-previa-..-..-etc.pdf'],
  ["a'b(c)*", 'vista-previa-a-b-c.pdf', 'vista-previa-a%27b%28c%29-.pdf'],
  ['x'.repeat(61), `vista-previa-${'x'.repeat(60)}.pdf`, `vista-previa-${'x'.repeat(61)}.pdf`],
  // Half a sign, as programs leave it that cut texts by length.
  ['OS-1\ud83d', 'vista-previa-OS-1.pdf', 'vista-previa-OS-1%EF%BF%BD.pdf'],
  ['漢', 'vista-previa.pdf', 'vista-previa-%E6%BC%A2.pdf'],
]

describe('previewDisposition', () => {
  test.each(cases)('%j', (OrdenServicio, ascii, utf8) => {
    expect(previewDisposition(OrdenServicio)).toBe(`inline; filename="${ascii}"; filename*=UTF-8''${utf8}`)
  })
})
