import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Line {
  port: number
  /** Breaks what runs over it and takes no further connection. */
  cut: () => Promise<void>
  /**
   * Swallows all that is sent and tells neither end, as a network that drops packets; with `word`, from the first piece
   * that holds it on, which still arrives. What was swallowed, and whatever came after it over its connection, is lost
   * for good.
   */
  swallow: (word?: string) => void
  mend: () => Promise<void>
  close: () => Promise<void>
}

/** A port on loopback that leads to `target`, until it is cut or swallows. */
export async function openLine(target: { host: string; port: number }): Promise<Line> {
  const sockets = new Set<Socket>()
  let swallowing = false
  let last: string | undefined
  const server = createServer((near) => {
    let isLost = swallowing
    const far = isLost ? near : connect(target.port, target.host)
    for (const [from, to] of new Map([
      [near, far],
      [far, near],
    ])) {
      sockets.add(from)
      from.on('data', (piece: Buffer) => {
        isLost ||= swallowing
        if (!isLost) to.write(piece)
        if (from === near && last !== undefined && piece.includes(last)) swallowing = true
      })
      from.on('error', () => {})
      from.on('close', () => {
        isLost ||= swallowing
        sockets.delete(from)
        if (!isLost) to.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    port,
    cut,
    swallow: (word) => {
      last = word
      swallowing = word === undefined
    },
    mend: async () => {
      last = undefined
      swallowing = false
      if (!server.listening) await listen(port)
    },
    close: async () => void (server.listening && (await cut())),
  }
}
