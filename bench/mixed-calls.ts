import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ask } from './closed-loop.ts'
import { orderRecordAt } from './order-records.ts'
import { importOrders, importStandards } from './our-server.ts'
import { writeStandards } from './standards-rows.ts'

const orders = 500
const instrumentsEach = 12
const standards = 10_000

/**
 * Fills `folder` with orders and standards and gives what a busy morning asks of them: of ten calls two save (a billing
 * field, an instrument), four read an order, two a page of standards, two a page of the site.
 */
export async function mixedCalls(folder: string): Promise<(nth: number) => Ask> {
  const file = join(folder, 'orders.json')
  const records = Array.from({ length: orders }, (_, place) => ({
    ...orderRecordAt(place, instrumentsEach),
    fechaLimite: '2099-12-01',
  }))
  writeFileSync(file, JSON.stringify(records))
  const ids = await importOrders(folder, file)
  await importStandards(folder, writeStandards(folder, standards))
  return (nth) => {
    const place = (nth * 7) % orders
    const idOrden = ids[place]
    switch (nth % 10) {
      case 0:
        return { method: 'PUT', path: '/api/datos-factura', body: { idOrden, Pedido: `pedido ${nth}` } }
      case 5: {
        const body = { idOrden, idDatoCert: String(480_000 + place * 1000), Serie: `serie ${nth}` }
        return { method: 'PUT', path: '/api/datos-inst-certificado/update-single', body }
      }
      case 1:
      case 6:
        return { method: 'POST', path: '/api/datos-factura', body: { idOrden } }
      case 2:
      case 7:
        return { method: 'POST', path: '/api/datos-certificado', body: { idOrden } }
      case 3:
      case 8:
        return { method: 'POST', path: '/api/datos-trazabilidad', body: { page: 1 + (nth % 1000), pageSize: 10 } }
      default:
        return { method: 'GET', path: nth % 4 ? '/services' : '/' }
    }
  }
}
