import type { Billing } from '../../contract/order-fields.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import type { Db } from '../database/tables.ts'
import { insertOrders } from '../orders/import/import-store.ts'
import { insertInstruments, type NewInstrument } from '../orders/instrument-store.ts'
import { newOrderId } from '../orders/new-order-id.ts'
import type { Order } from '../orders/order.ts'
import { instrumentArrival, orderArrival } from '../orders/order-trail.ts'

export const testBilling: Billing = {
  RFC: 'A&A050908GT0',
  Empresa: 'Diagnóstico e Ingeniería',
  Correo: 'compras@cliente.example',
  Direccion: 'Av. Ñandú 12',
  Ciudad: 'Monterrey',
  Municipio: 'Monterrey',
  Estado: 'Nuevo León',
  CP: '64000',
  Pedido: 'P-1',
  MetodoPago: 'PUE',
  FormaPago: '03',
  UsoCFDI: 'G03',
  RegimenFiscal: '601',
}

/** The nth instrument of a test's order. */
export function testInstrument(nth: number, changes: Partial<NewInstrument> = {}): NewInstrument {
  return {
    idDatoCert: String(48210 + nth),
    Instrumento: 'Manómetro',
    Marca: 'Ashcroft',
    Modelo: '1279',
    Serie: `100E${nth}`,
    Identificacion: `MP-${nth}`,
    NoSerieInst: '',
    IntervaloInicio: '0',
    IntervaloFinal: '10',
    Unidad: 'bar',
    PuntosEsp: '',
    posicion: nth,
    adicional: false,
    ...changes,
  }
}

export interface SeededOrder {
  idOrden: string
  OrdenServicio: string
}

interface Seed {
  OrdenServicio?: string
  billing?: Partial<Billing>
  instruments?: NewInstrument[]
  abiertaEn?: string
  fechaLimite?: string
}

/** Stores an order as an import does, with its trail: open from Tuesday 1 December 2026 10:00 to Thursday 18:00. */
export async function seedOrder(db: Db, seed: Seed = {}): Promise<SeededOrder> {
  const {
    OrdenServicio = 'OS-2026-0412',
    billing = {},
    instruments = [testInstrument(1), testInstrument(2, { adicional: true })],
    abiertaEn = '2026-12-01T10:00:00-06:00',
    fechaLimite = '2026-12-03T18:00:00-06:00',
  } = seed
  const order: Pick<Order, 'idOrden' | 'OrdenServicio' | 'abiertaEn' | 'fechaLimite' | 'billing'> = {
    idOrden: newOrderId(),
    OrdenServicio,
    abiertaEn: Temporal.Instant.from(abiertaEn),
    fechaLimite: Temporal.Instant.from(fechaLimite),
    billing: { ...testBilling, ...billing },
  }
  const arrivals: AuditEntry[] = [
    { quien: 'laboratorio', tipo: 'alta', OrdenServicio, antes: null, despues: orderArrival(order) },
    ...instruments.map(
      (each): AuditEntry => ({
        quien: 'laboratorio',
        tipo: 'alta',
        OrdenServicio,
        idDatoCert: each.idDatoCert,
        antes: null,
        despues: instrumentArrival(each),
      }),
    ),
  ]
  await db.transaction().execute(async (tx) => {
    await insertOrders(tx, [order])
    await insertInstruments(tx, order.idOrden, instruments)
    await appendAudit(tx, arrivals, order.abiertaEn)
  })
  return { idOrden: order.idOrden, OrdenServicio }
}
