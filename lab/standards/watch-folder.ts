import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../../server/error-code.ts'
import { FileProblem } from '../../server/files/file-problem.ts'
import type { Parts } from '../../server/parts.ts'
import { complaintOf } from '../complaint.ts'
import { type FinishedFile, FinishedFiles, isSameFile } from './finished-files.ts'
import { moveAway, type Taken, takeFile } from './take-file.ts'

interface WatchOptions {
  /** Milliseconds between two looks. */
  every: number
  /** Takes what is finished now, and ends. */
  once: boolean
  stop: AbortSignal
  /** Told of each file that was taken. */
  onTaken: (taken: Taken) => void
  /** Told, at the end of `once`, of each list that was left where it is, and why. */
  onLeft: (archivo: string, why: string) => void
  /** Told in a sentence of what keeps it from its work, once. */
  onTrouble: (sentence: string) => void
}

/** @throws FileProblem when there is no such folder. */
export async function requireFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory()) throw new FileProblem(`No existe la carpeta ${folder}.`)
}

/** A sentence for what time may mend; a fault of ours is thrown on. */
function troubleOf(error: unknown, folder: string): string {
  // First: a missing folder and a missing database say ENOENT alike.
  if (error instanceof Error && 'syscall' in error && 'path' in error && error.syscall !== 'connect')
    return `No se alcanza la carpeta ${folder} (${errorCode(error)}).`
  const said = complaintOf(error)?.error
  if (said === undefined) throw error
  return said
}

/** Publishes the finished files of a folder, one after the other, as they come. */
class Watch {
  readonly #parts: Parts
  readonly #folder: string
  readonly #options: WatchOptions
  readonly #files: FinishedFiles
  /** Taken, but not to be moved: not taken again while it is the same, or an old list would replace a newer one. */
  readonly #stuck = new Map<string, { file: FinishedFile; taken: Taken }>()
  #trouble = ''
  /** Lists that the last look did not take, and why. */
  left: { archivo: string; why: string }[] = []

  constructor(parts: Parts, folder: string, options: WatchOptions) {
    this.#parts = parts
    this.#folder = folder
    this.#options = options
    this.#files = new FinishedFiles(folder)
  }

  /** Whether the last look left something undone. */
  get isHeldUp(): boolean {
    return this.#trouble !== '' || this.#stuck.size > 0 || this.left.length > 0
  }

  /** One look. What goes wrong is told once, and tried again at the next. */
  async look(): Promise<void> {
    this.left = []
    try {
      const finished = await this.#files.look()
      for (const { name, why } of this.#files.strangers) this.#options.onTrouble(`Se ignora ${name}: ${why}.`)
      this.left = this.#files.unfinished.map(({ name, isEmpty }) => ({
        archivo: name,
        why: isEmpty ? 'todavía está vacío' : 'alguien todavía lo escribe',
      }))
      for (const [place, file] of finished.entries()) {
        if (this.#options.stop.aborted) return
        if (await this.#take(file)) continue
        if (this.#trouble === '') this.#leave(finished.slice(place))
        return
      }
      this.#trouble = ''
    } catch (error) {
      this.#tell(troubleOf(error, this.#folder))
    }
  }

  /** False when the files behind it must wait too, so that an older list never replaces a newer one. */
  async #take(file: FinishedFile): Promise<boolean> {
    const stuck = this.#stuck.get(file.name)
    try {
      if (stuck && isSameFile(stuck.file, file)) {
        const { destino, reemplazado } = await moveAway(this.#parts, this.#folder, file, stuck.taken)
        if (destino === undefined && !reemplazado) return true
        this.#stuck.delete(file.name)
        if (destino !== undefined) this.#options.onTrouble(`${file.name} ya se pudo mover: está en ${destino}.`)
        return true
      }
      const taken = await takeFile(this.#parts, this.#folder, file)
      // Whoever took it away, such as another machine that watches this folder, has published it before.
      if (!taken) return !existsSync(join(this.#folder, file.name))
      this.#options.onTaken(taken)
      if (taken.destino === undefined && !taken.reemplazado) {
        this.#stuck.set(file.name, { file, taken })
        const then = this.#options.once
          ? 'quítalo de la carpeta, o se publicará otra vez, aunque haya llegado una lista más nueva.'
          : 'se sigue intentando. No se toma otra vez mientras no cambie.'
        this.#options.onTrouble(`No se pudo mover ${file.name}: ${then}`)
      }
      return true
    } catch (error) {
      this.#tell(troubleOf(error, this.#folder))
      return false
    }
  }

  /** The first changed while it was read; those behind it wait with it. */
  #leave(files: readonly FinishedFile[]): void {
    for (const [place, { name }] of files.entries())
      this.left.push({ archivo: name, why: place === 0 ? 'alguien todavía lo escribe' : 'espera a uno más antiguo' })
  }

  #tell(sentence: string): void {
    if (sentence !== this.#trouble)
      this.#options.onTrouble(this.#options.once ? sentence : `${sentence} Se sigue intentando.`)
    this.#trouble = sentence
  }
}

/**
 * Publishes each finished list of `folder` and moves it to hechos/ or rechazados/ with a report, until it is stopped:
 * then it ends the file under way. A folder that goes away is waited for. False when something was left undone.
 */
export async function watchFolder(parts: Parts, folder: string, options: WatchOptions): Promise<boolean> {
  const watch = new Watch(parts, folder, options)
  const { every, once, stop } = options
  for (let looks = 1; !stop.aborted; looks += 1) {
    await watch.look()
    if (once && looks >= 2) break
    await pause(every, undefined, { signal: stop }).catch(() => {})
  }
  if (once) for (const { archivo, why } of watch.left) options.onLeft(archivo, why)
  return !watch.isHeldUp
}
