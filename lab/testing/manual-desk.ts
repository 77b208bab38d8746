import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { writeMorning } from '../../demo/write-morning.ts'
import { buildApp } from '../../server/app.ts'
import type { App } from '../../server/http/app-type.ts'
import { deliverAsEml } from '../../server/mail/deliver-as-eml.ts'
import { startSender } from '../../server/mail/start-sender.ts'
import { openParts } from '../../server/open-parts.ts'
import { answerSurvey } from '../../server/orders/calls/answer-survey.ts'
import { confirmOrder } from '../../server/orders/calls/confirm-order.ts'
import { saveBilling } from '../../server/orders/calls/save-billing.ts'
import { saveInstrument } from '../../server/orders/calls/save-instrument.ts'
import { listInstruments } from '../../server/orders/instrument-store.ts'
import { listOrders } from '../../server/orders/order-store.ts'
import type { Parts } from '../../server/parts.ts'
import { readSettings } from '../../server/settings.ts'
import { neverOverloaded } from '../../server/testing/test-app.ts'
import { runLab } from '../run-lab.ts'
import type { ManualCommand } from './manual-blocks.ts'
import { passedEnvironment } from './passed-environment.ts'

interface Done {
  printed: string
  code: number
}

const token = 'clave-del-erp-0123456789'
const address = 'http://localhost:3000'

/** Who works through the manual: a database, a clock, a server where a command calls one. */
export class ManualDesk {
  readonly #dir: string
  #now: Temporal.Instant
  #parts: Parts | undefined
  #app: App | undefined

  constructor(dir: string, now: Temporal.Instant) {
    this.#dir = dir
    this.#now = now
  }

  /** The database `name`, made where it is missing. */
  async open(name: string, now: Temporal.Instant): Promise<Parts> {
    await this.close()
    this.#now = now
    const settings = readSettings({ DATA_DIR: join(this.#dir, name), ERP_TOKEN: token, RATE_LIMIT: '0' })
    this.#parts = await openParts(settings, () => this.#now)
    return this.#parts
  }

  async close(): Promise<void> {
    await this.#app?.close()
    await this.#parts?.db.destroy()
    this.#app = undefined
    this.#parts = undefined
  }

  get parts(): Parts {
    if (!this.#parts) throw new Error('no database is open')
    return this.#parts
  }

  async run({ line, words }: ManualCommand): Promise<Done> {
    if (words) return this.#runLab(words)
    const [, file] = /^npm run -s manana -- (\S+)$/.exec(line) ?? []
    if (file) return { printed: await writeMorning(join(this.#dir, file), writeFile), code: 0 }
    return this.#runShell(line)
  }

  async #runLab(words: readonly string[]): Promise<Done> {
    let printed = ''
    const stream = {
      write: (text: string) => {
        printed += text
      },
    }
    const lab = {
      process: { stdout: stream, stderr: stream },
      open: async () => this.parts,
      terminal: false,
      environment: {},
      untilStopped: () => new AbortController().signal,
    }
    const code = await runLab(words, lab)
    return { printed, code }
  }

  /** The server's address in a command becomes that of a real one on this database. */
  async #runShell(line: string): Promise<Done> {
    this.#app ??= await buildApp(this.parts, { overload: neverOverloaded })
    if (!this.#app.server.listening) await this.#app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = this.#app.server.address() as AddressInfo
    const command = line.replaceAll(address, `http://127.0.0.1:${port}`)
    return new Promise((done) => {
      const options = { cwd: this.#dir, env: { ...passedEnvironment, ERP_TOKEN: token } }
      execFile('bash', ['--norc', '-c', command], options, (error, out, err) =>
        done({ printed: out + err, code: error ? Number(error.code) : 0 }),
      )
    })
  }

  /** The server sends what waits. */
  async sendMails(): Promise<void> {
    const { db, settings } = this.parts
    const deliver = deliverAsEml(join(settings.dataDir, 'correo'), settings.baseUrl)
    const sender = startSender(this.parts, { whyNotDue: async () => undefined, deliver })
    const waiting = () =>
      db.selectFrom('outbox').select('id').where('estado', '=', 'pendiente').where('intentos', '<', 2).execute()
    while ((await waiting()).length > 0) await new Promise((next) => setTimeout(next, 20))
    await sender.stop()
  }

  /** So many customers look at their order by `at` and confirm it; every fifth corrects something before. */
  async letCustomersConfirm(count: number, at: Temporal.Instant): Promise<void> {
    const { parts } = this
    const open = await listOrders(parts.db, { estado: 'abierta' }, this.#now)
    for (const [place, { idOrden }] of open.slice(0, count).entries()) {
      if (place % 5 === 0) {
        const [first] = await listInstruments(parts.db, idOrden)
        await saveBilling(parts, idOrden, { Pedido: `OC-${place}-B` })
        await saveInstrument(parts, { idOrden, idDatoCert: first?.idDatoCert ?? '' }, { Serie: `00${place}-C` })
      }
      if (place % 3 === 0) await answerSurvey(parts, idOrden, { califica: 5, comentarios: 'Muy claro.' })
      await confirmOrder(parts, idOrden)
    }
    this.#now = at
  }
}
