import { expect, onTestFinished, test } from 'vitest'
import { engines, openTestDatabase } from '../testing/test-database.ts'
import { findLastSent } from './sent-mail-store.ts'

const left = Temporal.Instant.from('2026-12-01T10:00:00-06:00')

const scenarios = [
  { name: 'it left', mail: { estado: 'enviado', enviadoEn: left.epochMilliseconds }, is: left },
  // Who has the invitation is reminded, though another address of it still waits.
  { name: 'it left to some', mail: { estado: 'pendiente', enviadoEn: left.epochMilliseconds }, is: left },
  { name: 'it waits', mail: { estado: 'pendiente', enviadoEn: null }, is: undefined },
  { name: 'it came back', mail: { estado: 'rebotado', enviadoEn: left.epochMilliseconds }, is: undefined },
]

for (const engine of engines)
  test.each(scenarios)(`when a mail left, where $name, on ${engine}`, async ({ mail, is }) => {
    const database = await openTestDatabase(engine)
    onTestFinished(() => database.close())
    const texts = { clave: 'a', encabezados: '{}', para: 'ana@cliente.example', asunto: 'A', texto: 't' }
    const times = { creadoEn: left.epochMilliseconds, proximoEn: left.epochMilliseconds }
    const row = { ...texts, ...times, motivo: 'invitacion', OrdenServicio: 'OS-1', intentos: 1, ...mail }
    await database.db.insertInto('outbox').values(row).execute()
    expect(await findLastSent(database.db, 'OS-1', 'invitacion')).toEqual(is)
  })
