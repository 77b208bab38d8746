import { expect, onTestFinished, test } from 'vitest'
import { engines, openTestDatabase } from '../testing/test-database.ts'
import { countMails, countUnsent, listTroubledMails } from './outbox-status-store.ts'

const texts = { encabezados: '{}', para: 'ana@cliente.example', asunto: 'A', texto: 't', motivo: 'recibo' }
const mail = { ...texts, creadoEn: 2000, proximoEn: 3000, intentos: 0 }

test.each(engines)('an empty outbox has none of any state, on %s', async (engine) => {
  const { db, close } = await openTestDatabase(engine)
  onTestFinished(close)
  expect(await countMails(db)).toEqual({ pendiente: 0, enviado: 0, descartado: 0, rebotado: 0, retirado: 0 })
  expect(await countUnsent(db)).toEqual({ pendiente: 0, descartado: 0 })
  expect(await listTroubledMails(db)).toEqual([])
})

test.each(engines)('the troubled ones, the oldest first, whichever was stored first, on %s', async (engine) => {
  const { db, close } = await openTestDatabase(engine)
  onTestFinished(close)
  const rows = [
    { clave: 'discarded', estado: 'descartado', creadoEn: 4000 },
    { clave: 'waits', estado: 'pendiente' },
    { clave: 'failed once', estado: 'pendiente', ultimoError: 'away', creadoEn: 1000 },
    { clave: 'came back', estado: 'rebotado', creadoEn: 2000 },
    { clave: 'left to some', estado: 'enviado', rechazadas: '["a@b.example"]', creadoEn: 3000 },
    { clave: 'has left', estado: 'enviado' },
    { clave: 'withdrawn', estado: 'retirado', ultimoError: 'Otro más nuevo tomó su lugar.' },
  ]
  for (const row of rows)
    await db
      .insertInto('outbox')
      .values({ ...mail, ...row, asunto: row.clave })
      .execute()
  const troubled = await listTroubledMails(db)
  expect(troubled.map(({ asunto }) => asunto)).toEqual(['failed once', 'came back', 'left to some', 'discarded'])
  expect(await countUnsent(db)).toEqual({ pendiente: 2, descartado: 1 })
})
