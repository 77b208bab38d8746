import { type Dirent, existsSync } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../../server/error-code.ts'

/** What a file must still be while it is taken. */
interface FileState {
  size: number
  mtimeMs: number
  ino: number
}
export type FinishedFile = FileState & { name: string }

const listEnding = /\.(?:csv|xlsx|json)$/i
/** Hidden, a program's own, or still being written under a name of its own: .lista.csv, ~$lista.xlsx, lista.csv.part */
const notYet = /^[.~]|\.(?:tmp|part|filepart|crdownload|partial)$/i
/**
 * Some programs make an empty file first, and fill it later: it is looked at so many times before it counts as empty.
 */
const looksAtEmpty = 10

export async function fileState(path: string): Promise<FileState> {
  const { size, mtimeMs, ino } = await stat(path)
  return { size, mtimeMs, ino }
}

export const isSameFile = (one: FileState, other: FileState) =>
  one.size === other.size && one.mtimeMs === other.mtimeMs && one.ino === other.ino

/**
 * Whether `file` is still at `path`, as it was. It is opened: what a network folder tells without may be a minute old.
 * @throws as open does, when its folder is not reached or it may not be read: that tells nothing of the file.
 */
export async function isStill(path: string, file: FileState): Promise<boolean> {
  const handle = await open(path).catch((error) => {
    if (errorCode(error) === 'ENOENT' && existsSync(dirname(path))) return undefined
    throw error
  })
  if (!handle) return false
  try {
    return isSameFile(await handle.stat(), file)
  } finally {
    await handle.close()
  }
}

/**
 * Tells which files of a folder nobody writes any more: those that are, at two looks one after the other, of the same
 * size and time. It looks instead of waiting to be told, since network folders tell of nothing.
 */
export class FinishedFiles {
  readonly #folder: string
  #seen = new Map<string, { state: FileState; looks: number }>()
  /** Lists that were there at the last look, and somebody may still be writing. */
  unfinished: { name: string; isEmpty: boolean }[] = []
  /** What is no list that could be taken, found since the last look, and why. */
  strangers: { name: string; why: string }[] = []
  #told = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The finished files now, the oldest first. @throws as readdir does, when the folder cannot be read. */
  async look(): Promise<FinishedFile[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true })
    const looked = entries.filter(({ name }) => !notYet.test(name))
    const files = looked.filter((entry) => entry.isFile() && whyStrange(entry) === undefined).map(({ name }) => name)
    this.#noteStrangers(looked)
    const seen = new Map<string, { state: FileState; looks: number }>()
    const finished: FinishedFile[] = []
    const unfinished: typeof this.unfinished = []
    for (const name of files) {
      const state = await fileState(join(this.#folder, name)).catch(() => undefined)
      if (!state) continue
      const known = this.#seen.get(name)
      const looks = known && isSameFile(known.state, state) ? known.looks + 1 : 0
      seen.set(name, { state, looks })
      if (looks >= (state.size === 0 ? looksAtEmpty : 1)) finished.push({ name, ...state })
      else unfinished.push({ name, isEmpty: state.size === 0 })
    }
    this.#seen = seen
    this.unfinished = unfinished
    return finished.sort((a, b) => a.mtimeMs - b.mtimeMs || a.name.localeCompare(b.name))
  }

  #noteStrangers(entries: readonly Dirent[]): void {
    const strangers = entries.flatMap((entry) => {
      const why = whyStrange(entry)
      return why === undefined ? [] : [{ name: entry.name, why }]
    })
    this.strangers = strangers.filter(({ name }) => !this.#told.has(name))
    this.#told = new Set(strangers.map(({ name }) => name))
  }
}

function whyStrange(entry: Dirent): string | undefined {
  const { name } = entry
  if (!listEnding.test(name)) return entry.isFile() ? 'la lista debe terminar en .csv, .xlsx o .json' : undefined
  if (!entry.isFile()) return 'no es un archivo'
  // Bytes that are no UTF-8, such as an «ñ» of an old Windows: no file is found by what is read of them.
  return name.includes('\ufffd') ? 'su nombre tiene caracteres que no se pueden leer; cámbialo' : undefined
}
