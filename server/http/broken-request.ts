import type { Socket } from 'node:net'
import { refusals } from '../../contract/refusals.ts'
import { callHeaders } from './security-headers.ts'

/** Node's codes for what never becomes a request. */
const answers: Record<string, { status: string; error: string }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', error: refusals.tooLarge.error },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: 'Los datos tardaron demasiado en llegar. Vuelve a intentarlo.',
  },
}
const unreadable = { status: '400 Bad Request', error: refusals.badJson.error }

/** Answers what is no HTTP, is too long, or never ends, as JSON like any other error, and closes the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, error: sentence } = answers[error.code ?? ''] ?? unreadable
  const body = JSON.stringify({ error: sentence })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...Object.entries(callHeaders).map(([name, value]) => `${name}: ${value}`),
  ]
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  else socket.destroy(error)
}
