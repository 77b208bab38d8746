import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freePort } from './testing/free-port.ts'

function openOrder({ stdout }: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = ''
    stdout?.on('data', (piece) => {
      said += piece
      const [, idOrden] = /abierta: \S+id=(\w+)\n/.exec(said) ?? []
      if (idOrden) found(idOrden)
    })
    stdout?.once('end', () => fail(new Error(`no order printed: ${said}`)))
  })
}

test('SIGTERM: what had begun ends whole, and the process with 0, before its grace is over', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'certeza-main-'))
  const port = await freePort()
  const server = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, DATA_DIR: dir, PORT: String(port), DATABASE_URL: '', BASE_URL: '', DEMO: '1', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const path = `/api/certificado/${await openOrder(server)}.pdf`
    const agent = new Agent({ keepAlive: true })
    const request = get({ host: '127.0.0.1', port, path, agent })
    const [reply] = (await once(request, 'response')) as [IncomingMessage]
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const document = await buffer(reply)
    expect(document.subarray(-6).toString()).toBe('%%EOF\n')
    const whole = performance.now()
    expect(await ended).toEqual([0, null])
    expect(performance.now() - whole).toBeLessThan(2500)
    agent.destroy()
  } finally {
    server.kill('SIGKILL')
    rmSync(dir, { recursive: true })
  }
})
