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

const asUtf8 = 'Ábrelo donde se hizo y guárdalo como CSV UTF-8.'
/** What windows-1252 makes of ü é í ó ú ñ Ñ of MS-DOS (code page 850), within a word, where nobody writes it. */
const dosLetters = /\p{L}[\u0081‚¡¢£¤¥]\p{L}/u

/** These would end as nonsense on a certificate. @throws FileProblem */
function requireWindows1252(text: string): string {
  const [sample] = dosLetters.exec(text) ?? []
  if (!sample) return text
  throw new FileProblem(
    `El archivo parece venir de un programa de MS-DOS: sus acentos se leen mal («${sample}»). ${asUtf8}`,
  )
}

/**
 * The text of a file: by its byte order mark (UTF-8, UTF-16), else strict UTF-8, else windows-1252, which is what
 * Excel's 'CSV' is. Without marks: files that were joined have one in the middle. Source: design §6.
 * @throws FileProblem when a mark announces an encoding that the bytes are not in, and for UTF-16 without a mark and
 * MS-DOS's letters.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = marks.find((each) => each.bytes.every((byte, place) => bytes[place] === byte))
  if (!mark && (bytes[0] === 0 || bytes[1] === 0))
    throw new FileProblem(`El archivo no es texto, o está en UTF-16 sin su marca. ${asUtf8}`)
  const text = strictly(mark?.label ?? 'utf-8', bytes)
  if (text === undefined && mark)
    throw new FileProblem('El archivo está dañado: no corresponde a la codificación que anuncia.')
  return text?.replaceAll('\ufeff', '') ?? requireWindows1252(new TextDecoder('windows-1252').decode(bytes))
}
