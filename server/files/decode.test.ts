import { describe, expect, test } from 'vitest'
import { decodeText } from './decode.ts'
import { FileProblem } from './file-problem.ts'

const text = 'Calibración Ñandú'
const bigEndian = Buffer.from(text, 'utf16le').swap16()

describe('decodeText', () => {
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-8 joined of files with their marks', Buffer.from('\ufeffCalibración \ufeffÑandú')],
    ['UTF-16 little endian', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 big endian', Buffer.concat([Buffer.from([0xfe, 0xff]), bigEndian])],
    ['windows-1252', Buffer.from(text, 'latin1')],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })

  test('reads the signs that windows-1252 has and latin-1 has not', () => {
    expect(decodeText(Buffer.from([0x80, 0x93, 0xb5, 0x94]))).toBe('€“µ”')
  })

  test.each(['ïndice', 'a»b', 'ÿ 4'])('a first sign that begins a mark is none: %s', (written) => {
    expect(decodeText(Buffer.from(written, 'latin1'))).toBe(written)
  })

  test.each([
    ['UTF-16 without its mark', Buffer.from(text, 'utf16le'), /UTF-16 sin su marca.*CSV UTF-8/],
    [
      'a Ñ and an ó of MS-DOS',
      Buffer.from([0x43, 0xa2, 0x6e, 0x20, 0xa5, 0x61]),
      /MS-DOS: sus acentos se leen mal \(«C¢n»\)/,
    ],
    ['an é of MS-DOS', Buffer.from([0x70, 0x82, 0x73]), /MS-DOS/],
  ])('refuses %s, and says what to do', (_, bytes, says) => {
    expect(() => decodeText(bytes)).toThrow(says)
  })

  test.each(['5 ¢ cada uno', '¡Atención!', '(¢)', '¤ 3', 'a¡'])('reads %s', (written) => {
    expect(decodeText(Buffer.from(`${written} ñ`, 'latin1'))).toBe(`${written} ñ`)
  })

  test('refuses bytes that are not what their mark says', () => {
    expect(() => decodeText(Buffer.from([0xef, 0xbb, 0xbf, 0xff]))).toThrow(FileProblem)
  })
})
