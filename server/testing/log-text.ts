import { Writable } from 'node:stream'

/** What a logger writes, kept as one text: `stream` is the logger's. */
export function logText() {
  let log = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  return { stream, text: () => log }
}
