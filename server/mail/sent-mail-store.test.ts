import { expect, onTestFinished, test } from 'vitest'
import { engines, openTestDatabase } from '../testing/test-database.ts'
import { findLastSent, findNewestMail, storedKeys } from './sent-mail-store.ts'

const left = Temporal.Instant.from('2026-12-01T10:00:00-06:00')

const scenarios = [
  { name: 'it left', mail: { estado: 'enviado', enviadoEn: left.epochMilliseconds }, is: left },
  // Who has the invitation is reminded, though another address of it still waits.
  { name: 'it left to some', mail: { estado: 'pendiente', enviadoEn: left.epochMilliseconds }, is: left },
  { name: 'it waits', mail: { estado: 'pendiente', enviadoEn: null }, is: undefined },
  { name: 'it came back', mail: { estado: 'rebotado', enviadoEn: left.epochMilliseconds }, is: undefined },
]

const texts = { clave: 'a', encabezados: '{}', para: 'ana@cliente.example', asunto: 'A', texto: 't' }
const times = { creadoEn: left.epochMilliseconds, proximoEn: left.epochMilliseconds }
const stored = { ...texts, ...times, motivo: 'invitacion', OrdenServicio: 'OS-1', intentos: 1 }

for (const engine of engines) {
  test.each(scenarios)(`when a mail left, where $name, on ${engine}`, async ({ mail, is }) => {
    const database = await openTestDatabase(engine)
    onTestFinished(() => database.close())
    await database.db
      .insertInto('outbox')
      .values({ ...stored, ...mail })
      .execute()
    expect(await findLastSent(database.db, 'OS-1', 'invitacion')).toEqual(is)
  })

  test(`the newest mail is the last that was not withdrawn, on ${engine}`, async () => {
    const { db, close } = await openTestDatabase(engine)
    onTestFinished(close)
    const put = (clave: string, estado: string) =>
      db
        .insertInto('outbox')
        .values({ ...stored, clave, estado })
        .execute()
    await put('b', 'retirado')
    expect(await findNewestMail(db, 'OS-1', 'invitacion')).toBeUndefined()
    await put('c', 'enviado')
    await put('d', 'pendiente')
    await put('e', 'retirado')
    expect(await findNewestMail(db, 'OS-1', 'invitacion')).toMatchObject({ clave: 'd', estado: 'pendiente' })
  })

  test(`of a thousand keys none that is stored is missed, on ${engine}`, async () => {
    const { db, close } = await openTestDatabase(engine)
    onTestFinished(close)
    const claves = Array.from({ length: 1001 }, (_, nth) => `clave:${nth}`)
    for (const clave of claves.filter((_, nth) => nth % 500 === 499 || nth % 500 === 0))
      await db
        .insertInto('outbox')
        .values({ ...stored, clave, estado: 'retirado' })
        .execute()
    expect([...(await storedKeys(db, claves))].sort()).toEqual([
      'clave:0',
      'clave:1000',
      'clave:499',
      'clave:500',
      'clave:999',
    ])
  })
}
