import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A port of loopback that nobody listened on a moment ago, for another process to be given. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
