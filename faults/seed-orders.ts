import { openParts } from '../server/open-parts.ts'
import { readOrderList } from '../server/orders/import/import-json.ts'
import { importOrders } from '../server/orders/import/import-orders.ts'
import { readSettings } from '../server/settings.ts'

/** The record of a made-up order that stays open, as an import file has it. */
export const orderRecord = (OrdenServicio: string, instruments = 3) => ({
  OrdenServicio,
  Empresa: 'Ñandú Imaginario',
  Correo: 'compras@cliente.example',
  fechaLimite: '2099-12-01',
  instrumentos: Array.from({ length: instruments }, (_, place) => ({
    idDatoCert: String(place + 1),
    Marca: 'Baroval',
  })),
})

/** Imports orders into the database of these settings, made where it is missing; gives their idOrden. */
export async function seedOrders(settings: Record<string, string>, numbers: readonly string[]): Promise<string[]> {
  const parts = await openParts(readSettings(settings), () => Temporal.Now.instant())
  try {
    const results = await importOrders(parts.db, readOrderList(numbers.map((each) => orderRecord(each))), {
      quien: 'laboratorio',
      now: parts.now(),
      closedDays: new Set(),
      baseUrl: '',
    })
    return results.map(({ idOrden }) => idOrden ?? '')
  } finally {
    await parts.db.destroy()
  }
}
