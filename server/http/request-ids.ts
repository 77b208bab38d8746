import { randomBytes } from 'node:crypto'

/**
 * Gives each request a name, told to its sender in `X-Request-Id` and in every line of the log about it.
 * Made here, never taken from the sender: a forged one would lead astray who reads the log.
 */
export function requestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => {
    count += 1
    return `${process}-${count}`
  }
}
