import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedOrder, testInstrument } from '../testing/seed-order.ts'
import { engines, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { listInstruments, listInstrumentsOf, updateInstrument } from './instrument-store.ts'
import { getOrder } from './order-store.ts'
import { findSurvey, putSurvey } from './survey-store.ts'
import { getWholeOrder } from './whole-order-store.ts'

const onTime = Temporal.Instant.from('2026-12-02T10:00:00-06:00')
const odd = 'Ñ "½″" \\ </script> \u2028 €😀'

for (const engine of engines) {
  describe(`an order read whole, on ${engine}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'certeza-whole-'))
    let database: TestDatabase
    beforeAll(async () => {
      database = await openTestDatabase(engine, join(folder, 'certeza.db'))
    })
    afterAll(async () => {
      await database.close()
      rmSync(folder, { recursive: true })
    })

    test('is what its parts are, in their order, another order’s left out', async () => {
      const { db } = database
      const instruments = [
        testInstrument(1, { posicion: 0, adicional: true }),
        testInstrument(2, { posicion: 1, Marca: odd }),
        testInstrument(3, { posicion: 0 }),
      ]
      const { idOrden } = await seedOrder(db, { OrdenServicio: 'OS-1', instruments })
      const { idOrden: other } = await seedOrder(db, { OrdenServicio: 'OS-2' })
      await db.transaction().execute(async (tx) => {
        await putSurvey(tx, idOrden, { califica: 4, comentarios: '' }, onTime)
        const changed = { changes: { Serie: odd }, tocados: ['Serie'] as const }
        await updateInstrument(tx, { idOrden, idDatoCert: '48211' }, changed, onTime)
      })
      const whole = await getWholeOrder(db, idOrden)
      expect(whole.instruments.map(({ idDatoCert }) => idDatoCert)).toEqual(['48213', '48212', '48211'])
      expect(whole.instruments[2]).toMatchObject({ Serie: odd, recibido: { Serie: '100E1' }, tocados: ['Serie'] })
      expect(whole).toEqual({
        order: await getOrder(db, idOrden),
        instruments: await listInstruments(db, idOrden),
        survey: await findSurvey(db, idOrden),
      })
      expect(whole.survey).toEqual({ califica: 4, comentarios: '' })
      expect((await listInstrumentsOf(db, [other, idOrden])).get(idOrden)).toEqual(whole.instruments)
    })

    test('may have neither instruments nor a survey', async () => {
      const { idOrden } = await seedOrder(database.db, { OrdenServicio: 'OS-3', instruments: [] })
      expect(await getWholeOrder(database.db, idOrden)).toMatchObject({ instruments: [], survey: undefined })
    })

    test('of an unknown link is refused', async () => {
      await expect(getWholeOrder(database.db, 'x')).rejects.toMatchObject({ reason: 'unknownOrder' })
    })
  })
}
