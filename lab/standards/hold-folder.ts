import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FileProblem } from '../../server/files/file-problem.ts'

const busy = 5

/**
 * Holds `folder` until it is let go or the process ends, however it ends. Of two that watched it, one could publish an
 * old list over the newer one that the other has published meanwhile. The lock is on a file in `dataDir`, since the
 * folder may be on a network whose locks cannot be relied on, and SQLite's, since Node has none of its own.
 * @throws FileProblem when another process with this `dataDir` holds it.
 */
export function holdFolder(dataDir: string, folder: string): Disposable {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)
  const lock = new DatabaseSync(join(dataDir, `vigilar-${name}.lock`))
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === busy)
      throw new FileProblem(`Otro proceso ya vigila ${folder}. Detén uno de los dos.`, { cause })
    throw cause
  }
  return { [Symbol.dispose]: () => lock.close() }
}
