import { FileProblem } from './file-problem.ts'

const marks: { label: string; bytes: readonly number[] }[] = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
]

function strictly(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * The text of a file: by its byte order mark (UTF-8, UTF-16), else strict UTF-8, else windows-1252, which is what
 * Excel's 'CSV' is. Without the mark. Source: design §6.
 * @throws FileProblem when a mark announces an encoding that the bytes are not in.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = marks.find((each) => each.bytes.every((byte, place) => bytes[place] === byte))
  if (!mark) return strictly('utf-8', bytes) ?? new TextDecoder('windows-1252').decode(bytes)
  const text = strictly(mark.label, bytes)
  if (text === undefined) throw new FileProblem('El archivo está dañado: no corresponde a la codificación que anuncia.')
  return text
}
