import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { freePort } from '../server/testing/free-port.ts'
import { startTestApp } from '../server/testing/test-app.ts'

const hasCaddy = spawnSync('caddy', ['version']).status === 0

// Where Caddy is not installed, this cannot be tried.
describe.skipIf(!hasCaddy)('behind Caddy as deploy/ has it', () => {
  test('calls come through, by the visitor’s own address, and no longer than they may be', async () => {
    const kit = await startTestApp('sqlite', { TRUST_PROXY: 'loopback', RATE_LIMIT: '1' })
    const server = new URL(await kit.app.listen({ port: 0, host: '127.0.0.1' }))
    const folder = mkdtempSync(join(tmpdir(), 'certeza-caddy-'))
    const url = `http://127.0.0.1:${await freePort()}`
    const shipped = readFileSync(new URL('Caddyfile', import.meta.url), 'utf8')
    const file = join(folder, 'Caddyfile')
    const own = shipped.replace('certeza.example {', `${url} {`).replace('127.0.0.1:3000', server.host)
    expect(own).toContain(server.host)
    writeFileSync(file, `{\n\tadmin off\n}\n${own}`)
    const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
    })
    const isUp = () =>
      fetch(`${url}/api/salud`).then(
        (reply) => reply.status === 200,
        () => false,
      )
    while (!(await isUp())) {
      expect(caddy.exitCode).toBeNull()
      await pause(50)
    }
    const read = (idOrden: string, from: string) =>
      fetch(`${url}/api/datos-factura`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ idOrden }),
      })
    for (let nth = 1; nth <= 30; nth += 1) expect((await read(`x${nth}`, `198.51.100.${nth}`)).status).toBe(404)
    expect((await read('x31', '198.51.100.31')).status).toBe(429)
    expect((await read('x'.repeat(70_000), '198.51.100.1')).status).toBe(413)
    const ended = new Promise((done) => caddy.once('exit', done))
    caddy.kill('SIGTERM')
    await ended
    await kit.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
