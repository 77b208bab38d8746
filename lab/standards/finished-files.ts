import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a file must still be while it is taken. */
export interface FileState {
  size: number
  mtimeMs: number
  ino: number
}
export type FinishedFile = FileState & { name: string }

const listEnding = /\.(?:csv|xlsx|json)$/i
/** Hidden, a program's own, or still being written under a name of its own: .lista.csv, ~$lista.xlsx, lista.csv.part */
const notYet = /^[.~]|\.(?:tmp|part|filepart|crdownload|partial)$/i
/** Some programs make an empty file first, and fill it later: it is looked at so many times before it counts as empty. */
const looksAtEmpty = 10

export async function fileState(path: string): Promise<FileState> {
  const { size, mtimeMs, ino } = await stat(path)
  return { size, mtimeMs, ino }
}

export const isSameFile = (one: FileState, other: FileState) =>
  one.size === other.size && one.mtimeMs === other.mtimeMs && one.ino === other.ino

/**
 * Tells which files of a folder nobody writes any more: those that are, at two looks one after the other, of the same
 * size and time. It looks instead of waiting to be told, since network folders tell of nothing.
 */
export class FinishedFiles {
  readonly #folder: string
  #seen = new Map<string, { state: FileState; looks: number }>()
  /** Names that no list has, found since the last look. */
  strangers: string[] = []
  #told = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The finished files now, the oldest first. @throws as readdir does, when the folder cannot be read. */
  async look(): Promise<FinishedFile[]> {
    const entries = await readdir(this.#folder, { withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !notYet.test(entry.name)).map(({ name }) => name)
    this.#noteStrangers(files)
    const seen = new Map<string, { state: FileState; looks: number }>()
    const finished: FinishedFile[] = []
    for (const name of files.filter((each) => listEnding.test(each))) {
      const state = await fileState(join(this.#folder, name)).catch(() => undefined)
      if (!state) continue
      const known = this.#seen.get(name)
      const looks = known && isSameFile(known.state, state) ? known.looks + 1 : 0
      seen.set(name, { state, looks })
      if (looks >= (state.size === 0 ? looksAtEmpty : 1)) finished.push({ name, ...state })
    }
    this.#seen = seen
    return finished.sort((a, b) => a.mtimeMs - b.mtimeMs || a.name.localeCompare(b.name))
  }

  #noteStrangers(files: readonly string[]): void {
    const strangers = files.filter((name) => !listEnding.test(name))
    this.strangers = strangers.filter((name) => !this.#told.has(name))
    this.#told = new Set(strangers)
  }
}
