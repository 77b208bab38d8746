import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { engines, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const token = 'clave-del-erp-0123456789'
const writers = 6
const changesOfEach = 25

interface Change {
  cursor: number
  OrdenServicio: string
  tipo: string
  despues: string | null
}

/** A server as a process of its own, which can be killed and started again. */
class Node {
  readonly #environment: NodeJS.ProcessEnv
  readonly url: string
  #process: ChildProcess | undefined

  constructor(port: number, environment: NodeJS.ProcessEnv) {
    this.#environment = { ...process.env, ...environment, PORT: String(port), BASE_URL: '', NODE_ENV: '' }
    this.url = `http://127.0.0.1:${port}`
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [main], { env: this.#environment, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    await new Promise<void>((listening, fail) => {
      child.stdout.on('data', (said) => String(said).includes('Listo en') && listening())
      child.once('exit', (code) => fail(new Error(`a node left with ${code}`)))
    })
  }

  async kill(): Promise<void> {
    const ended = this.#process && once(this.#process, 'exit')
    this.#process?.kill('SIGKILL')
    await ended
  }
}

for (const engine of engines) {
  describe(`GET /api/erp/cambios of two nodes on ${engine}`, { timeout: 300_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'certeza-nodes-'))
    let database: TestDatabase
    let nodes: Node[]
    beforeAll(async () => {
      database = await openTestDatabase(engine, join(folder, 'certeza.db'))
      const environment = {
        DATA_DIR: folder,
        DATABASE_URL: database.url ?? '',
        ERP_TOKEN: token,
        DEMO: '0',
        RATE_LIMIT: '0',
      }
      nodes = [new Node(await freePort(), environment), new Node(await freePort(), environment)]
      await Promise.all(nodes.map((node) => node.start()))
    })
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.kill()))
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const urlOf = (nth: number) => nodes[nth % nodes.length]?.url
    /** Undefined while the node is down, or says that it is overloaded. */
    async function call(nth: number, method: string, path: string, body?: unknown): Promise<unknown> {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      try {
        const reply = await fetch(`${urlOf(nth)}${path}`, {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        if (reply.status === 503) return undefined
        expect([path, reply.status]).toEqual([path, 200])
        return await reply.json()
      } catch (cause) {
        if (cause instanceof TypeError) return undefined
        throw cause
      }
    }
    /** Again, by the other node, until one answers. */
    async function callUntilAnswered(nth: number, method: string, path: string, body?: unknown): Promise<unknown> {
      for (let attempt = nth; ; attempt += 1) {
        const answer = await call(attempt, method, path, body)
        if (answer !== undefined) return answer
      }
    }

    async function write(writer: number): Promise<void> {
      const OrdenServicio = `OS-${writer}`
      const order = { OrdenServicio, instrumentos: [{ idDatoCert: '1' }, { idDatoCert: '2' }] }
      const [stored] = (await callUntilAnswered(writer, 'PUT', '/api/erp/ordenes', [order])) as { idOrden: string }[]
      const idOrden = stored?.idOrden
      for (let change = 1; change <= changesOfEach; change += 1) {
        const values = { Pedido: `P-${change}`, CP: String(10_000 + change) }
        await callUntilAnswered(writer + change, 'PUT', '/api/datos-factura', { idOrden, ...values })
      }
      await callUntilAnswered(writer, 'POST', '/api/confirmar-orden', { idOrden })
    }

    test('a reader that never stops asking gets each change once, in order, also across a kill -9', async () => {
      let writing = true
      const seen: Change[] = []
      let pages = 0
      const read = async () => {
        let cursor = 0
        for (let nth = 0; ; nth += 1) {
          const wasWriting = writing
          const answer = await call(nth, 'GET', `/api/erp/cambios?desde=${cursor}`)
          if (answer === undefined) continue
          const { cambios, siguiente } = answer as { cambios: Change[]; siguiente: number }
          seen.push(...cambios)
          if (cambios.length > 0 && wasWriting) pages += 1
          cursor = siguiente
          if (cambios.length === 0 && !wasWriting) return
        }
      }
      const disturb = async () => {
        while (seen.length < 60) await new Promise((next) => setTimeout(next, 5))
        await nodes[1]?.kill()
        await nodes[1]?.start()
      }
      const reading = read()
      await Promise.all([...Array.from({ length: writers }, (_, writer) => write(writer)), disturb()])
      writing = false
      await reading

      const stored = await database.db
        .selectFrom('audit')
        .select(['seq', 'OrdenServicio', 'tipo', 'despues'])
        .orderBy('seq')
        .execute()
      expect(seen.map(({ cursor }) => cursor)).toEqual(stored.map((_, place) => place + 1))
      expect(
        seen.map(({ cursor, OrdenServicio, tipo, despues }) => ({ seq: cursor, OrdenServicio, tipo, despues })),
      ).toEqual(stored)
      expect(seen.filter(({ tipo }) => tipo === 'confirmacion')).toHaveLength(writers)
      expect(seen.length).toBe(writers * (3 + 2 * changesOfEach + 1))
      expect(pages).toBeGreaterThan(20)
    })
  })
}
