import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { invitationStates, neverSent } from './invitation-state-store.ts'

const now = Temporal.Instant.from('2026-12-01T10:00:00-06:00')
const refusal = '550 5.1.1 no such user'
const para = 'ana@cliente.example'

interface Row {
  estado: string
  motivo?: string
  ultimoError?: string
  rechazadas?: string
  enviadoEn?: number
}
const sentAt = now.epochMilliseconds
const sent = { estado: 'enviado', enviadoEn: sentAt }

const scenarios: { name: string; rows: Row[]; is: object | undefined }[] = [
  { name: 'no mail', rows: [], is: undefined },
  { name: 'a mail of another kind', rows: [{ ...sent, motivo: 'recibo' }], is: undefined },
  { name: 'waiting', rows: [{ estado: 'pendiente' }], is: { ...neverSent, estado: 'en cola', para } },
  {
    name: 'waiting after a failed try',
    rows: [{ estado: 'pendiente', ultimoError: 'connect ECONNREFUSED' }],
    is: { estado: 'en cola', motivo: 'connect ECONNREFUSED' },
  },
  { name: 'sent', rows: [sent], is: { estado: 'enviada', motivo: undefined, enviadaEn: now } },
  {
    name: 'sent, one of its addresses refused',
    rows: [{ ...sent, rechazadas: `x@y.example: ${refusal}` }],
    is: { estado: 'enviada', motivo: `x@y.example: ${refusal}` },
  },
  {
    name: 'one of its addresses refused, another to be tried again',
    rows: [{ estado: 'pendiente', rechazadas: `x@y.example: ${refusal}`, ultimoError: 'ana@y.example: 452 full' }],
    is: { estado: 'en cola', motivo: `x@y.example: ${refusal}; ana@y.example: 452 full` },
  },
  {
    name: 'refused',
    rows: [{ estado: 'descartado', ultimoError: refusal }],
    is: { estado: 'rechazada', motivo: refusal },
  },
  {
    name: 'came back',
    rows: [{ ...sent, estado: 'rebotado', ultimoError: refusal }],
    is: { estado: 'rechazada', motivo: refusal },
  },
  {
    name: 'refused, then sent again',
    rows: [{ estado: 'descartado', ultimoError: refusal }, sent],
    is: { estado: 'enviada', motivo: undefined },
  },
  { name: 'a newer one withdrawn', rows: [sent, { estado: 'retirado' }], is: { estado: 'enviada' } },
]

for (const engine of engines) {
  describe(`invitationStates on ${engine}`, () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await openTestDatabase(engine)
    })
    beforeEach(() => database.reset())
    afterAll(() => database.close())

    const store = async (OrdenServicio: string, rows: Row[]) => {
      for (const [index, { motivo = 'invitacion', ...row }] of rows.entries()) {
        const clave = `${OrdenServicio}:${index}`
        const mail = { clave, para, asunto: 'a', texto: 't', motivo, OrdenServicio }
        await database.db.transaction().execute((tx) => enqueueMail(tx, mail, now))
        await database.db.updateTable('outbox').set(row).where('clave', '=', clave).execute()
      }
    }

    test.each(scenarios)('$name', async ({ rows, is }) => {
      await store('OS-1', rows)
      await store('OS-2', [sent])
      const all = await invitationStates(database.db, ['OS-1', 'OS-2'])
      const one = await invitationStates(database.db, ['OS-1'])
      if (is) expect(all.get('OS-1')).toMatchObject(is)
      else expect(all.has('OS-1')).toBe(false)
      expect(one.get('OS-1')).toEqual(all.get('OS-1'))
      expect(one.has('OS-2')).toBe(false)
      expect(all.get('OS-2')).toMatchObject({ estado: 'enviada' })
    })
  })
}
