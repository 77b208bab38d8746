import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { countUnsent } from '../server/mail/outbox-status-store.ts'
import { claimMails } from '../server/mail/outbox-store.ts'
import { openParts } from '../server/open-parts.ts'
import { remindOrders } from '../server/orders/mails/remind-orders.ts'
import { tellLapsed } from '../server/orders/mails/tell-lapsed.ts'
import type { Parts } from '../server/parts.ts'
import { readSettings } from '../server/settings.ts'
import { withPostgres } from './bench-postgres.ts'
import type { Figure } from './figure.ts'
import { grownId, growOrders } from './grow-orders.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { orderRecordAt } from './order-records.ts'
import { importOrders, runLab, startOurs, withFolder } from './our-server.ts'
import { median } from './percentile.ts'

/** `ORDERS=100000` tries it with fewer, `ENGINES=sqlite` on one engine. */
const most = Number(process.env.ORDERS ?? 1_000_000)
const engines = (process.env.ENGINES ?? 'sqlite,postgres').split(',')
const least = 1000
const rounds = 15
const live = 1000
const erpToken = 'clave-de-la-prueba-de-carga'

interface Grown {
  orders: number
  growSeconds: number
  server: MeasuredProcess
  parts: Parts
  /** Open orders, the same number in both databases. */
  open: string[]
  environment: Record<string, string>
  folder: string
}

async function grow(folder: string, orders: number, environment: Record<string, string>): Promise<Grown> {
  const settings = readSettings({ ...environment, DATA_DIR: folder })
  const parts = await openParts(settings, () => Temporal.Now.instant())
  const started = performance.now()
  await growOrders(parts, 1, orders)
  const growSeconds = (performance.now() - started) / 1000
  const file = join(folder, 'open.json')
  const deadline = { fechaLimite: Temporal.Now.plainDateISO().add({ days: 200 }).toString() }
  const records = Array.from({ length: live }, (_, place) => ({ ...orderRecordAt(place, 10), ...deadline }))
  writeFileSync(file, JSON.stringify(records))
  const open = await importOrders(folder, file, environment)
  const server = await startOurs(folder, { ...environment, ERP_TOKEN: erpToken })
  return { orders, growSeconds, server, parts, open, environment, folder }
}

type Ask = (grown: Grown, nth: number) => Promise<unknown>

function send(method: string, path: string, body: (grown: Grown, nth: number) => unknown): Ask {
  return async (grown, nth) => {
    const made = body(grown, nth)
    const reply = await fetch(grown.server.url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${erpToken}` },
      ...(made !== undefined && { body: JSON.stringify(made) }),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return reply.arrayBuffer()
  }
}
/** Orders from all over the table. */
const anyOrder = ({ orders }: Grown, nth: number) => ({ idOrden: grownId(1 + ((nth * 7919) % orders)) })
const openOrder = ({ open }: Grown, nth: number) => ({ idOrden: open[nth % (live / 2)] })

const asks: Record<string, { ask: Ask; count: number }> = {
  'read the billing data': { ask: send('POST', '/api/datos-factura', anyOrder), count: 60 },
  'read the certificate data': { ask: send('POST', '/api/datos-certificado', anyOrder), count: 60 },
  'save a billing field': {
    ask: send('PUT', '/api/datos-factura', (grown, nth) => ({ ...openOrder(grown, nth), Pedido: `pedido ${nth}` })),
    count: 30,
  },
  'save an instrument': {
    ask: send('PUT', '/api/datos-inst-certificado/update-single', (grown, nth) => ({
      ...openOrder(grown, nth),
      idDatoCert: String(480_000 + (nth % (live / 2)) * 1000),
      Serie: `serie ${nth}`,
    })),
    count: 30,
  },
  'answer the survey': {
    ask: send('PUT', '/api/update-encuesta-bitacora', (grown, nth) => ({
      ...openOrder(grown, nth),
      califica: 5,
      comentarios: `comentario ${nth}`,
    })),
    count: 30,
  },
  confirm: {
    ask: send('POST', '/api/confirmar-orden', ({ open }, nth) => ({ idOrden: open[live / 2 + (nth % (live / 2))] })),
    count: 4,
  },
  'ask a question': {
    ask: send('POST', '/api/pregunta-orden', (grown, nth) => ({ ...openOrder(grown, nth), mensaje: `duda ${nth}` })),
    count: 20,
  },
  'send a message': {
    ask: send('POST', '/api/contacto', (_, nth) => ({
      nombre: 'Ana',
      email: `ana${nth}@cliente.example`,
      mensaje: `Mensaje ${nth}`,
    })),
    count: 20,
  },
  'preview as PDF': {
    ask: (grown, nth) =>
      send('GET', `/api/certificado/${anyOrder(grown, nth).idOrden}.pdf`, () => undefined)(grown, nth),
    count: 2,
  },
  'hand in an order (ERP)': {
    ask: send('PUT', '/api/erp/ordenes', (_, nth) => [orderRecordAt(10_000 + nth, 10)]),
    count: 10,
  },
  'ask for changes (ERP)': {
    ask: (grown, nth) => send('GET', `/api/erp/cambios?desde=${grown.orders * 11 - 200}`, () => undefined)(grown, nth),
    count: 10,
  },
  'look for a mail to send': {
    ask: ({ parts: { db, engine, now } }) =>
      claimMails(db, engine, {
        now: now().subtract({ hours: 24 * 3000 }),
        lease: Temporal.Duration.from({ seconds: 1 }),
        most: 16,
      }),
    count: 20,
  },
  'look whom to remind': { ask: ({ parts }) => remindOrders(parts), count: 5 },
  'look whose deadline passed': { ask: ({ parts }) => tellLapsed(parts), count: 5 },
}

/** Until every mail has left: writing a receipt with its PDF takes time that the next call would be charged with. */
async function mailsSent({ parts }: Grown): Promise<void> {
  while ((await countUnsent(parts.db)).pendiente > 0) await pause(20)
}

/** Milliseconds of one call, one after the other; in every round both databases are asked, in turns. */
async function compare(small: Grown, large: Grown): Promise<Map<string, { small: number[]; large: number[] }>> {
  const used = new Map(Object.keys(asks).map((name) => [name, { small: [] as number[], large: [] as number[] }]))
  let nth = 0
  for (let round = -1; round < rounds; round += 1)
    for (const [name, { ask, count }] of Object.entries(asks)) {
      const inTurn = round % 2 ? [small, large] : [large, small]
      const milliseconds = async (grown: Grown) => {
        for (const each of inTurn) await mailsSent(each)
        const started = performance.now()
        for (let each = 0; each < count; each += 1) await ask(grown, nth + each)
        return (performance.now() - started) / count
      }
      const took = new Map<Grown, number>()
      for (const grown of inTurn) took.set(grown, await milliseconds(grown))
      nth += count
      if (round < 0) continue
      used.get(name)?.small.push(took.get(small) ?? Number.NaN)
      used.get(name)?.large.push(took.get(large) ?? Number.NaN)
    }
  return used
}

async function listed({ folder, environment }: Grown): Promise<number> {
  return (await runLab(folder, ['ordenes', 'listar', '--estado', 'abierta'], environment)).seconds
}

async function measure(name: string, small: Grown, large: Grown): Promise<Figure[]> {
  const used = await compare(small, large)
  const [fewListed, manyListed] = [await listed(small), await listed(large)]
  for (const { server, parts } of [small, large]) {
    await server.stop()
    await parts.db.destroy()
  }
  const size = `${most.toLocaleString('en')} orders`
  return [
    { what: `${name}: making ${size}`, value: large.growSeconds, unit: 's' },
    ...[...used].flatMap(([what, times]) => [
      { what: `${name}: ${what}, of ${size}`, value: median(times.large), unit: 'ms' },
      {
        what: `${name}: ${what}, beside ${least.toLocaleString('en')}`,
        value: median(times.large.map((each, round) => each / (times.small[round] ?? Number.NaN))),
        unit: '×',
        budget: 1.3,
      },
    ]),
    { what: `${name}: ordenes listar --estado abierta, of ${least.toLocaleString('en')}`, value: fewListed, unit: 's' },
    { what: `${name}: ordenes listar --estado abierta, of ${size}`, value: manyListed, unit: 's' },
  ]
}

/** What each call costs once a million orders of ten instruments have gathered, beside a thousand. */
export async function orderGrowthBench(): Promise<Figure[]> {
  const figures: Figure[] = []
  const both = (few: Record<string, string>, many: Record<string, string>, name: string) =>
    withFolder((small) =>
      withFolder(async (large) => {
        figures.push(...(await measure(name, await grow(small, least, few), await grow(large, most, many))))
      }),
    )
  if (engines.includes('sqlite')) await both({}, {}, 'SQLite')
  if (engines.includes('postgres'))
    await withPostgres(async (create) =>
      both({ DATABASE_URL: await create('few') }, { DATABASE_URL: await create('many') }, 'PostgreSQL'),
    )
  return figures
}
