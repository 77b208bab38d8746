import { setPriority } from 'node:os'

/** Of 20: under load an import still gets a quarter of what a visitor's call gets, and never holds a lock for long. */
const politeness = 5

/**
 * Lets whoever waits for a page go before the thread that imports. Only on Linux, where this is of the calling thread
 * alone; elsewhere it would be of the whole server.
 */
export function letReadersFirst(): void {
  if (process.platform === 'linux') setPriority(0, politeness)
}
