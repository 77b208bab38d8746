import { once } from 'node:events'
import { createReadStream, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { withPostgres } from './bench-postgres.ts'
import { load } from './closed-loop.ts'
import type { Figure } from './figure.ts'
import { importStandards, startOurs, withFolder } from './our-server.ts'
import { percentile } from './percentile.ts'
import { standardRowAt, writeStandards } from './standards-rows.ts'

/** `ROWS=2000` tries it with fewer. */
const rows = Number(process.env.ROWS ?? 100_000)
const readers = 100
/** Milliseconds between two pages of one reader: a quick one. */
const betweenPages = 500
const erpToken = 'clave-del-erp-de-medida'

/**
 * A hundred readers page until `work` has ended; gives what each of their calls took,
 * in milliseconds, and what `work` gave.
 */
async function whileReading<Result>(url: string, work: () => Promise<Result>) {
  const waits: number[] = []
  let isOver = false
  const reader = async (number: number) => {
    await pause((betweenPages * number) / readers)
    for (let page = 1 + number; !isOver; page += 7) {
      const body = () => ({ page: 1 + (page % (rows / 10)), pageSize: 10 })
      const { seconds } = await load(`${url}/api/datos-trazabilidad`, body, { count: 1, connections: 1 })
      waits.push(seconds * 1000)
      await pause(Math.max(0, betweenPages - seconds * 1000))
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, (_, number) => reader(number)))
  const result = await work()
  isOver = true
  await reading
  return { waits, result }
}

/** A file with a list of which every row has changed, as the ERP sends it. */
function changedList(folder: string): string {
  const list = Array.from({ length: rows }, (_, place) => ({ ...standardRowAt(place + 1), Marca: 'Cambiada' }))
  const file = join(folder, 'changed.json')
  writeFileSync(file, JSON.stringify(list))
  return file
}

/** From a file, piece by piece: sent at once it would hold up the readers, who are in this process. */
async function putList(url: string, file: string): Promise<number> {
  const started = performance.now()
  const sent = request(`${url}/api/erp/patrones`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${erpToken}` },
  })
  createReadStream(file).pipe(sent)
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  const answer = await text(reply)
  if (reply.statusCode !== 200) throw new Error(`the list was answered with ${reply.statusCode}: ${answer}`)
  return (performance.now() - started) / 1000
}

const onEngine = (engine: string, environment: Record<string, string>): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const file = writeStandards(folder, rows)
    const first = await importStandards(folder, file, environment)
    const server = await startOurs(folder, { ...environment, ERP_TOKEN: erpToken })
    // The first calls of a server are slow: what it runs is not compiled yet, and PostgreSQL is not connected to.
    await whileReading(server.url, () => pause(3000))
    const quiet = await whileReading(server.url, () => pause(10_000))
    const list = changedList(folder)
    const called = await whileReading(server.url, () => putList(server.url, list))
    const command = await whileReading(server.url, () => importStandards(folder, file, environment))
    await server.stop()
    const p99 = (what: string, waits: readonly number[], budget?: number): Figure => ({
      what: `${engine}: p99 of ${readers} readers, ${what}`,
      value: percentile(waits, 0.99),
      unit: 'ms',
      ...(budget !== undefined && { budget }),
    })
    return [
      {
        what: `${engine}: first import of ${rows.toLocaleString('en')}, nobody reads`,
        value: first,
        unit: 's',
        budget: 20,
      },
      p99('nothing is imported', quiet.waits),
      { what: `${engine}: PUT of as many, all changed`, value: called.result, unit: 's', budget: 20 },
      p99('during the PUT', called.waits, 50),
      { what: `${engine}: patrones importar of as many, all changed`, value: command.result, unit: 's', budget: 20 },
      p99('during patrones importar', command.waits, 50),
    ]
  })

/** What an import of 100,000 standards takes while a hundred readers page, and what they wait. */
export async function standardsImportBench(): Promise<Figure[]> {
  const sqlite = await onEngine('SQLite', {})
  const postgres = await withPostgres(async (create) =>
    onEngine('PostgreSQL', { DATABASE_URL: await create('imported') }),
  )
  return [...sqlite, ...postgres]
}
