import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from './closed-loop.ts'
import type { Figure } from './figure.ts'
import { orderRecordAt } from './order-records.ts'
import { importOrders, importStandards, startOurs, withFolder } from './our-server.ts'
import { writeStandards } from './standards-rows.ts'

const calls = 40_000
const orders = 1000
const standards = 20_000

/** What the server holds in memory, first idle and then after 40,000 calls. Source of the budget: design §11. */
export async function memoryBench(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const ordersFile = join(folder, 'orders.json')
    writeFileSync(ordersFile, JSON.stringify(Array.from({ length: orders }, (_, place) => orderRecordAt(place, 12))))
    const ids = await importOrders(folder, ordersFile)
    await importStandards(folder, writeStandards(folder, standards))
    // A first start fills Node's cache of compiled sources; a server in use has started before.
    await (await startOurs(folder)).stop()
    const server = await startOurs(folder)
    const idle = server.memoryMegabytes()
    const idOrden = (number: number) => ids[number % ids.length]
    await load(`${server.url}/api/datos-factura`, (number) => ({ idOrden: idOrden(number) }), { count: calls / 4 })
    await load(`${server.url}/api/datos-certificado`, (number) => ({ idOrden: idOrden(number) }), { count: calls / 4 })
    const page = (number: number) => ({ page: 1 + (number % 2000), pageSize: 10 })
    await load(`${server.url}/api/datos-trazabilidad`, page, { count: calls / 2 })
    const used = server.memoryMegabytes()
    await server.stop()
    return [
      { what: 'just started', value: idle, unit: 'MB' },
      { what: 'after 40,000 calls', value: used, unit: 'MB', budget: 150 },
    ]
  })
}
