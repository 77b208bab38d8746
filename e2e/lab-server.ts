import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImportResult } from '../contract/calls/erp.ts'
import { freePort } from '../server/testing/free-port.ts'
import type { OrderRecord } from './order-record.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const nodeProgram = join(root, 'node_modules/node/bin/node')

const erpToken = 'e2e-erp-token-0123456789'

/**
 * The built site and its server as a process of its own, on a free port, with an empty database in a folder of its own.
 */
export class LabServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'certeza-e2e-'))
  url = ''
  #environment: NodeJS.ProcessEnv
  #process: ChildProcess | undefined

  constructor() {
    this.#environment = { ...process.env, DEMO: '0', RATE_LIMIT: '0', DATA_DIR: this.dataDir, ERP_TOKEN: erpToken }
  }

  /** Starts it, or starts it again on the same port and data after `kill` or `stop`. */
  async start(): Promise<void> {
    this.#environment.PORT ??= String(await freePort())
    this.url = `http://localhost:${this.#environment.PORT}`
    const child = spawn(nodeProgram, ['server/main.ts'], { cwd: root, env: this.#environment })
    this.#process = child
    await new Promise<void>((resolve, reject) => {
      let printed = ''
      const read = (chunk: Buffer) => {
        printed += chunk
        if (printed.includes('Listo en ')) resolve()
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', (code) => reject(new Error(`the server left with ${code}:\n${printed}`)))
    })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await ended
  }

  stop = () => this.#end('SIGTERM')
  kill = () => this.#end('SIGKILL')

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Imports as the laboratory's ERP does; one result an order. */
  async importOrders(...records: OrderRecord[]): Promise<ImportResult[]> {
    const reply = await fetch(`${this.url}/api/erp/ordenes`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${erpToken}` },
      body: JSON.stringify(records),
    })
    if (reply.status !== 200) throw new Error(`the import was answered with ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as ImportResult[]
  }

  /** Publishes the whole list of standards as the laboratory's ERP does. */
  async publishStandards(rows: readonly object[]): Promise<void> {
    const reply = await fetch(`${this.url}/api/erp/patrones?forzar=1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${erpToken}` },
      body: JSON.stringify(rows),
    })
    if (reply.status !== 200) throw new Error(`the list was answered with ${reply.status}: ${await reply.text()}`)
  }

  /** As `importOrders`, one order. */
  async importOrder(record: OrderRecord): Promise<ImportResult> {
    const [result] = await this.importOrders(record)
    if (!result?.idOrden) throw new Error(`nothing imported: ${JSON.stringify(result)}`)
    return result
  }

  /** Runs a command of the laboratory's staff on the server's database; gives what it printed. */
  run(...words: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      execFile(nodeProgram, ['lab/main.ts', ...words], { cwd: root, env: this.#environment }, (error, out, err) =>
        error ? reject(new Error(`${words.join(' ')}: ${out}${err}`)) : resolve(out),
      )
    })
  }

  /** Sends JSON to a call. */
  async call(path: string, body: unknown, method = 'POST'): Promise<{ status: number; body: Record<string, unknown> }> {
    const reply = await fetch(`${this.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }
}
