import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instrumentFields } from '../../contract/order-fields.ts'
import { deferForeignKeys } from '../database/deferred-keys.ts'
import type { Db } from '../database/tables.ts'
import { answerSurvey } from '../orders/calls/answer-survey.ts'
import { confirmOrder } from '../orders/calls/confirm-order.ts'
import { saveBilling } from '../orders/calls/save-billing.ts'
import { saveInstrument } from '../orders/calls/save-instrument.ts'
import { cancelOrder } from '../orders/corrections/cancel-order.ts'
import { reopenOrder } from '../orders/corrections/reopen-order.ts'
import { replaceLink } from '../orders/corrections/replace-link.ts'
import { readOrderList } from '../orders/import/import-json.ts'
import { importOrders } from '../orders/import/import-orders.ts'
import { insertInstruments } from '../orders/instrument-store.ts'
import { moveDeadline } from '../orders/order-store.ts'
import { deadlineEntry } from '../orders/order-trail.ts'
import { purgeOrders } from '../orders/purge-orders.ts'
import { standingOrders } from '../orders/standing-order-store.ts'
import { type SeededOrder, seedOrder, testInstrument } from '../testing/seed-order.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { engines } from '../testing/test-database.ts'
import { appendAudit } from './append-audit.ts'
import { entryHash, valueDigest } from './entry-hash.ts'
import { verifyAudit } from './verify-audit.ts'
import { verifyChain } from './verify-chain.ts'

// The log of the two orders: 1-3 and 4-6 their arrival, 7 CP, 8 RFC back and forth (9), 10 Serie, 11-12 survey,
// 13 a better rating, 14 the deadline of B, 15 A confirmed.
const entradas = 15
const numberA = 'OS-A'
const numberB = 'OS-B'

async function fillLog({ db, parts }: TestApp): Promise<{ a: SeededOrder; b: SeededOrder }> {
  const a = await seedOrder(db, { OrdenServicio: numberA })
  const b = await seedOrder(db, { OrdenServicio: numberB })
  await saveBilling(parts, a.idOrden, { CP: '06600' })
  await saveBilling(parts, b.idOrden, { RFC: 'XAXX010101000' })
  await saveBilling(parts, b.idOrden, { RFC: 'A&A050908GT0' })
  await saveInstrument(parts, { idOrden: a.idOrden, idDatoCert: '48211' }, { Serie: 'Ñ-1' })
  await answerSurvey(parts, a.idOrden, { califica: 4, comentarios: 'bien' })
  await answerSurvey(parts, a.idOrden, { califica: 5, comentarios: 'bien' })
  const later = Temporal.Instant.from('2026-12-04T18:00:00-06:00')
  await db.transaction().execute(async (tx) => {
    await moveDeadline(tx, b.idOrden, later)
    const before = Temporal.Instant.from('2026-12-03T18:00:00-06:00')
    await appendAudit(tx, [deadlineEntry('laboratorio', numberB, before, later)], parts.now())
  })
  await confirmOrder(parts, a.idOrden)
  return { a, b }
}

interface Tampering {
  name: string
  tamper: (db: Db) => Promise<unknown>
  falla: RegExp
}

const setEntry = (seq: number, values: object) => (db: Db) =>
  db.updateTable('audit').set(values).where('seq', '=', seq).execute()
const setOrder = (OrdenServicio: string, values: object) => (db: Db) =>
  db.updateTable('orders').set(values).where('OrdenServicio', '=', OrdenServicio).execute()
const setInstruments = (idDatoCert: string, values: object) => (db: Db) =>
  db.updateTable('instruments').set(values).where('idDatoCert', '=', idDatoCert).execute()

const getEntry = (db: Db, seq: number) =>
  db.selectFrom('audit').selectAll().where('seq', '=', seq).executeTakeFirstOrThrow()

async function swapEntries(db: Db, one: number, other: number) {
  await setEntry(one, { seq: -1 })(db)
  await setEntry(other, { seq: one })(db)
  await setEntry(-1, { seq: other })(db)
}

/** A clever hand: changes a value with its digest and hash, but not the entries after it. */
async function forgeEntry(db: Db, seq: number, despues: string) {
  const row = await getEntry(db, seq)
  const forged = { ...row, despues, huellaDespues: valueDigest(row.sal ?? '', despues) }
  await setEntry(seq, { ...forged, hash: entryHash(forged) })(db)
}

/** Takes out an entry and numbers those after it anew, as one who knows the column would. */
async function removeAndRenumber(db: Db, seq: number) {
  await db.deleteFrom('audit').where('seq', '=', seq).execute()
  for (let next = seq + 1; next <= entradas; next++) await setEntry(next, { seq: next - 1 })(db)
  await db
    .updateTable('audit_head')
    .set({ seq: entradas - 1 })
    .execute()
}

const tamperings: Tampering[] = [
  { name: 'a value in the log', tamper: setEntry(7, { despues: '06601' }), falla: /Se modificó la entrada 7 .*OS-A/ },
  { name: 'a value before in the log', tamper: setEntry(7, { antes: '1' }), falla: /Se modificó la entrada 7 / },
  { name: 'a value taken out, its salt kept', tamper: setEntry(7, { antes: null }), falla: /la entrada 7 / },
  { name: 'the salt alone taken out', tamper: setEntry(7, { sal: null }), falla: /Se modificó la entrada 7 / },
  { name: 'when', tamper: setEntry(7, { cuando: 1 }), falla: /Se modificó la entrada 7 / },
  { name: 'who', tamper: setEntry(7, { quien: 'laboratorio' }), falla: /Se modificó la entrada 7 / },
  { name: 'what', tamper: setEntry(7, { tipo: 'alta' }), falla: /Se modificó la entrada 7 / },
  { name: 'whose', tamper: setEntry(7, { OrdenServicio: numberB }), falla: /Se modificó la entrada 7 / },
  { name: 'which instrument', tamper: setEntry(10, { idDatoCert: '48212' }), falla: /Se modificó la entrada 10 / },
  { name: 'which field', tamper: setEntry(7, { campo: 'Pedido' }), falla: /Se modificó la entrada 7 / },
  { name: 'a digest', tamper: setEntry(7, { huellaDespues: 'x' }), falla: /Se modificó la entrada 7 / },
  { name: 'a hash', tamper: setEntry(7, { hash: 'x' }), falla: /Se modificó la entrada 7 / },
  { name: 'the hash before', tamper: setEntry(7, { hashPrevio: 'x' }), falla: /se rompe en la entrada 7 / },
  { name: 'a forged entry', tamper: (db) => forgeEntry(db, 7, '06601'), falla: /se rompe en la entrada 8 / },
  { name: 'the last entry, forged', tamper: (db) => forgeEntry(db, 15, 'x'), falla: /cabeza .* la 15/ },
  {
    name: 'the first entry removed',
    tamper: (db) => db.deleteFrom('audit').where('seq', '=', 1).execute(),
    falla: /Falta la entrada 1 /,
  },
  {
    name: 'an entry in the middle removed',
    tamper: (db) => db.deleteFrom('audit').where('seq', '=', 9).execute(),
    falla: /Falta la entrada 9 /,
  },
  {
    name: 'several in the middle removed',
    tamper: (db) => db.deleteFrom('audit').where('seq', 'in', [8, 9, 10]).execute(),
    falla: /Falta la entrada 8 /,
  },
  { name: 'removed and renumbered', tamper: (db) => removeAndRenumber(db, 9), falla: /se rompe en la entrada 9 / },
  {
    name: 'the end removed',
    tamper: (db) => db.deleteFrom('audit').where('seq', '>', 12).execute(),
    falla: /Falta la entrada 13 .* la 15/,
  },
  { name: 'everything removed', tamper: (db) => db.deleteFrom('audit').execute(), falla: /Falta la entrada 1 / },
  { name: 'two entries swapped', tamper: (db) => swapEntries(db, 8, 9), falla: /se rompe en la entrada 8 / },
  { name: 'an entry moved below the first', tamper: setEntry(7, { seq: -7 }), falla: /Falta la entrada 1 / },
  {
    name: 'an entry added at the end',
    tamper: async (db) => {
      const row = await getEntry(db, 15)
      const added = { ...row, seq: 16, hashPrevio: row.hash }
      await db
        .insertInto('audit')
        .values({ ...added, hash: entryHash(added) })
        .execute()
    },
    falla: /cabeza .* la 16/,
  },
  {
    name: 'the head forgotten',
    tamper: (db) => db.updateTable('audit_head').set({ seq: 0, hash: '' }).execute(),
    falla: /cabeza .* la 15/,
  },
  {
    name: 'the head set back, its hash kept',
    tamper: (db) => db.updateTable('audit_head').set({ seq: 14 }).execute(),
    falla: /cabeza .* la 15/,
  },
  { name: 'the head gone', tamper: (db) => db.deleteFrom('audit_head').execute(), falla: /cabeza .* la 15/ },
  { name: 'a billing value', tamper: setOrder(numberB, { CP: '1' }), falla: /OS-B .*: CP .*la entrada 4\.$/ },
  { name: 'a corrected value put back', tamper: setOrder(numberA, { CP: '64000' }), falla: /OS-A .*: CP .*entrada 7/ },
  { name: 'a deadline', tamper: setOrder(numberB, { fechaLimite: 1 }), falla: /OS-B .*fechaLimite .*entrada 14/ },
  { name: 'when it was confirmed', tamper: setOrder(numberA, { confirmadaEn: 1 }), falla: /OS-A .*confirmadaEn .*15/ },
  {
    name: 'a confirmation undone',
    tamper: setOrder(numberA, { confirmadaEn: null }),
    falla: /OS-A .*confirmadaEn .*15/,
  },
  {
    name: 'a confirmation made up',
    tamper: setOrder(numberB, { confirmadaEn: 1 }),
    falla: /OS-B .*confirmadaEn no está/,
  },
  { name: 'a number', tamper: setOrder(numberB, { OrdenServicio: 'OS-C' }), falla: /OS-C no está en la bitácora/ },
  {
    name: 'a broken recibido beside a value',
    tamper: setOrder(numberB, { recibido: '{', CP: '2' }),
    falla: /OS-B .*CP/,
  },
  {
    name: 'an instrument value',
    tamper: setInstruments('48212', { Marca: 'x' }),
    falla: /OS-A .*instrumento 48212: Marca .*entrada 3/,
  },
  { name: 'an interval', tamper: setInstruments('48211', { IntervaloFinal: '9' }), falla: /48211: IntervaloFinal/ },
  {
    name: 'an instrument in the other list',
    tamper: setInstruments('48211', { adicional: 1 }),
    falla: /48211: Adicional/,
  },
  {
    name: 'an instrument’s folio',
    tamper: setInstruments('48211', { idDatoCert: '1' }),
    falla: /falta instrumento 48211/,
  },
  {
    name: 'an instrument removed',
    tamper: (db) => db.deleteFrom('instruments').where('idDatoCert', '=', '48212').execute(),
    falla: /OS-A .*falta instrumento 48212/,
  },
  {
    name: 'an instrument added',
    tamper: async (db) => {
      const row = await db.selectFrom('instruments').selectAll().executeTakeFirstOrThrow()
      await db
        .insertInto('instruments')
        .values({ ...row, idDatoCert: '99999' })
        .execute()
    },
    falla: /instrumento 99999: \w+ no está en ella/,
  },
  {
    name: 'a rating',
    tamper: (db) => db.updateTable('surveys').set({ califica: 1 }).execute(),
    falla: /OS-A .*califica .*entrada 13/,
  },
  {
    name: 'when it was rated',
    tamper: (db) => db.updateTable('surveys').set({ enviadaEn: 1 }).execute(),
    falla: /OS-A .*enviadaEn/,
  },
  { name: 'a survey removed', tamper: (db) => db.deleteFrom('surveys').execute(), falla: /OS-A .*falta califica/ },
  {
    name: 'an order removed',
    tamper: async (db) => {
      const { idOrden } = await db
        .selectFrom('orders')
        .select('idOrden')
        .where('OrdenServicio', '=', numberB)
        .executeTakeFirstOrThrow()
      await db.deleteFrom('instruments').where('idOrden', '=', idOrden).execute()
      await db.deleteFrom('orders').where('idOrden', '=', idOrden).execute()
    },
    falla: /Falta la orden OS-B, .*entrada 4\./,
  },
]

const numberC = 'OS-C'
const note = { como: 'Ana', motivo: 'Prueba' }

/**
 * An order confirmed twice, then cancelled, its link replaced: entries 1-3 its arrival, the last one the cancellation.
 */
async function fillCorrections({ db, parts }: TestApp): Promise<void> {
  const { idOrden } = await seedOrder(db, { OrdenServicio: numberC })
  await saveBilling(parts, idOrden, { CP: '06600' })
  await answerSurvey(parts, idOrden, { califica: 4, comentarios: 'bien' })
  await confirmOrder(parts, idOrden)
  await reopenOrder(parts, numberC, { note })
  await saveBilling(parts, idOrden, { CP: '11000' })
  await confirmOrder(parts, idOrden)
  await reopenOrder(parts, numberC, { note })
  await replaceLink(parts, numberC, note)
  await cancelOrder(parts, numberC, { motivo: note.motivo })
}

/** A copy of the second version as a third, which nobody reopened. */
async function addVersion(db: Db) {
  const row = await db.selectFrom('order_versions').selectAll().where('version', '=', 2).executeTakeFirstOrThrow()
  await db
    .insertInto('order_versions')
    .values({ ...row, version: 3 })
    .execute()
}

const setVersion = (version: number, values: object) => (db: Db) =>
  db.updateTable('order_versions').set(values).where('version', '=', version).execute()

async function changeVersionData(db: Db, from: string, to: string) {
  const { datos } = await db.selectFrom('order_versions').selectAll().where('version', '=', 1).executeTakeFirstOrThrow()
  expect(datos).toContain(from)
  await setVersion(1, { datos: datos.replaceAll(from, to) })(db)
}

async function setNote(db: Db, values: object) {
  const { seq } = await db
    .selectFrom('audit')
    .select('seq')
    .where('motivo', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  await setEntry(seq, values)(db)
}

const correctionTamperings: Tampering[] = [
  { name: 'who', tamper: (db) => setNote(db, { como: 'Otra' }), falla: /Se modificó la entrada/ },
  { name: 'why', tamper: (db) => setNote(db, { motivo: 'x' }), falla: /Se modificó la entrada/ },
  {
    name: 'why, where nobody said who',
    tamper: async (db) => {
      const query = db.updateTable('audit').set({ motivo: 'x' }).where('como', 'is', null)
      expect((await query.where('motivo', 'is not', null).executeTakeFirst()).numUpdatedRows).toBe(1n)
    },
    falla: /Se modificó la entrada/,
  },
  { name: 'who and why taken out', tamper: (db) => setNote(db, { como: null, motivo: null }), falla: /Se modificó/ },
  {
    name: 'who and why taken out with their digest',
    tamper: (db) => setNote(db, { como: null, motivo: null, huellaNota: null }),
    falla: /Se modificó/,
  },
  {
    name: 'who and why made up',
    tamper: (db) => setEntry(1, { motivo: 'x', huellaNota: 'x' })(db),
    falla: /Se modificó la entrada 1/,
  },
  {
    name: 'a version’s value',
    tamper: (db) => changeVersionData(db, '"06600"', '"1"'),
    falla: /versión 1 .*OS-C .*CP/,
  },
  {
    name: 'a version’s survey',
    tamper: (db) => changeVersionData(db, '"bien"', '"mal"'),
    falla: /versión 1 .*comentarios/,
  },
  { name: 'a version’s instrument', tamper: (db) => changeVersionData(db, '100E1', 'X'), falla: /versión 1 .*Serie/ },
  { name: 'a version beyond reading', tamper: setVersion(2, { datos: '{' }), falla: /versión 2 .*falta RFC/ },
  {
    name: 'when a version was confirmed',
    tamper: setVersion(2, { confirmadaEn: 1 }),
    falla: /versión 2 .*confirmadaEn/,
  },
  { name: 'a version’s deadline', tamper: setVersion(1, { fechaLimite: 1 }), falla: /versión 1 .*fechaLimite/ },
  {
    name: 'a version removed',
    tamper: (db) => db.deleteFrom('order_versions').where('version', '=', 1).execute(),
    falla: /2 versiones anteriores y tiene 1/,
  },
  { name: 'a version made up', tamper: addVersion, falla: /2 versiones anteriores y tiene 3/ },
  { name: 'the version’s number', tamper: setOrder(numberC, { version: 2 }), falla: /OS-C .*version .*entrada/ },
  { name: 'the version’s number forgotten', tamper: setOrder(numberC, { version: 1 }), falla: /OS-C .*falta version/ },
  {
    name: 'a cancellation undone',
    tamper: setOrder(numberC, { canceladaEn: null }),
    falla: /OS-C .*falta canceladaEn/,
  },
  { name: 'when it was reopened', tamper: setOrder(numberC, { reabiertaEn: 1 }), falla: /OS-C .*reabiertaEn/ },
  {
    name: 'a confirmation put back',
    tamper: setOrder(numberC, { confirmadaEn: 1 }),
    falla: /OS-C .*confirmadaEn no está/,
  },
  {
    name: 'a link of one’s own',
    tamper: (db) =>
      db.transaction().execute(async (tx) => {
        await deferForeignKeys(tx)
        for (const table of ['orders', 'instruments', 'surveys'] as const)
          await tx.updateTable(table).set({ idOrden: 'mine' }).execute()
      }),
    falla: /OS-C .*enlace no es lo que dice/,
  },
  {
    name: 'the replaced link forgotten',
    tamper: (db) => db.deleteFrom('replaced_links').execute(),
    falla: /OS-C .*falta enlace/,
  },
]

for (const engine of engines) {
  describe(`verifyAudit of corrections on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      await fillCorrections(kit)
    })
    afterAll(() => kit.close())

    test('finds nothing in an honest log, nor where personal data was purged', async () => {
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
      await kit.db.transaction().execute((tx) => purgeOrders(tx, [numberC], { now: kit.parts.now() }))
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
      await setOrder(numberC, { canceladaEn: null })(kit.db)
      expect((await verifyAudit(kit.db, standingOrders)).falla).toMatch(/falta canceladaEn/)
    })

    test('finds a text put back into a version that was purged, and a note into its entry', async () => {
      await kit.db.transaction().execute((tx) => purgeOrders(tx, [numberC], { now: kit.parts.now() }))
      const { datos } = await kit.db
        .selectFrom('order_versions')
        .selectAll()
        .where('version', '=', 1)
        .executeTakeFirstOrThrow()
      await setVersion(1, { datos: datos.replace('"CP":""', '"CP":"1"') })(kit.db)
      expect((await verifyAudit(kit.db, standingOrders)).falla).toMatch(/versión 1 .*OS-C .*CP/)
      await setVersion(1, { datos })(kit.db)
      await setEntry(1, { motivo: 'x' })(kit.db)
      expect((await verifyAudit(kit.db, standingOrders)).falla).toMatch(/Se modificó la entrada 1/)
    })

    test('finds nothing in an order whose link was replaced before it was opened again', async () => {
      const { idOrden } = await seedOrder(kit.db, { OrdenServicio: 'OS-D' })
      const note = { como: 'Rosa', motivo: 'Se reenvió el enlace' }
      await confirmOrder(kit.parts, idOrden)
      await replaceLink(kit.parts, 'OS-D', note)
      await reopenOrder(kit.parts, 'OS-D', { note })
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
    })

    test.each(correctionTamperings)('finds $name', async ({ tamper, falla }) => {
      await tamper(kit.db)
      const found = await verifyAudit(kit.db, standingOrders)
      expect(found.falla).toMatch(falla)
      expect(found.ok).toBe(false)
    })
  })

  describe(`verifyAudit on ${engine}`, () => {
    let kit: TestApp
    beforeAll(async () => {
      kit = await startTestApp(engine)
    })
    beforeEach(async () => {
      await kit.reset()
      await fillLog(kit)
    })
    afterAll(() => kit.close())

    const newestHash = async () =>
      (await kit.db.selectFrom('audit').select('hash').orderBy('seq', 'desc').executeTakeFirstOrThrow()).hash

    test('finds nothing in an honest log, and says its newest hash', async () => {
      expect(await verifyAudit(kit.db, standingOrders)).toEqual({
        ok: true,
        entradas,
        ultimoHash: await newestHash(),
        falla: null,
      })
    })

    test('has another digest for the same value each time, so that none is guessed once its salt is gone', async () => {
      const { huellaAntes } = await getEntry(kit.db, 8)
      const { huellaDespues, antes, despues } = await getEntry(kit.db, 9)
      expect([antes, despues]).toEqual(['XAXX010101000', 'A&A050908GT0'])
      expect(huellaAntes).toMatch(/^[\da-f]{64}$/)
      expect(huellaDespues).not.toBe(huellaAntes)
    })

    // The log is read a thousand entries at a time.
    test.each([1000, 1001, 2000])('reads all of %i entries, and finds a change in the last', async (count) => {
      await kit.reset()
      const entry = { quien: 'cliente', tipo: 'cambio', OrdenServicio: 'OS-1', campo: 'CP', antes: '1' } as const
      const entries = Array.from({ length: count }, (_, nth) => ({ ...entry, despues: String(nth) }))
      await kit.db.transaction().execute((tx) => appendAudit(tx, entries, kit.parts.now()))
      const told: number[][] = []
      const found = await verifyChain(kit.db, (...entradas) => told.push(entradas))
      expect(found).toMatchObject({ entradas: count, falla: undefined })
      // The last page is the one that is not full.
      const pages = Array.from({ length: Math.floor(count / 1000) + 1 }, (_, page) =>
        Math.min(count, 1000 * (page + 1)),
      )
      expect(told).toEqual(pages.map((entradas) => [entradas, count]))
      await setEntry(count, { despues: 'x' })(kit.db)
      expect((await verifyChain(kit.db)).falla).toContain(`Se modificó la entrada ${count} `)
    })

    test('finds nothing in an empty database', async () => {
      await kit.reset()
      expect(await verifyAudit(kit.db, standingOrders)).toEqual({ ok: true, entradas: 0, ultimoHash: '', falla: null })
    })

    const purge = (...numbers: string[]) =>
      kit.db.transaction().execute((tx) => purgeOrders(tx, numbers, { now: kit.parts.now() }))

    test('finds nothing where personal data was purged, nor after changes since', async () => {
      await purge(numberA, numberB)
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
      const { idOrden } = await kit.db
        .selectFrom('orders')
        .where('OrdenServicio', '=', numberB)
        .select('idOrden')
        .executeTakeFirstOrThrow()
      await saveBilling(kit.parts, idOrden, { CP: '64000' })
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
    })

    // The one was changed since it came, the other not: of that nothing but the erasure is known.
    test.each(['Serie', 'Marca'])('finds a text put back into the %s of an order that was purged', async (field) => {
      await purge(numberA, numberB)
      await setInstruments('48211', { [field]: 'X' })(kit.db)
      const found = new RegExp(`OS-A no coincide .* instrumento 48211: ${field}`)
      expect((await verifyAudit(kit.db, standingOrders)).falla).toMatch(found)
    })

    const fewer = (OrdenServicio: string) =>
      importOrders(kit.db, readOrderList([{ OrdenServicio, instrumentos: [{ idDatoCert: '48211' }] }]), {
        quien: 'erp',
        now: kit.parts.now(),
        closedDays: new Set(),
        baseUrl: 'https://lab.example',
      })

    test('finds an instrument put back, blank, that was removed before an order was purged', async () => {
      await fewer(numberB)
      await purge(numberB)
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
      const { idOrden } = await kit.db
        .selectFrom('orders')
        .where('OrdenServicio', '=', numberB)
        .select('idOrden')
        .executeTakeFirstOrThrow()
      const nothing = Object.fromEntries(instrumentFields.map((field) => [field, '']))
      const back = { ...testInstrument(2), ...nothing }
      await kit.db.transaction().execute((tx) => insertInstruments(tx, idOrden, [back]))
      expect((await verifyAudit(kit.db, standingOrders)).falla).toMatch(/OS-B .*instrumento 48212: .* no está en ella/)
    })

    test('finds nothing where an instrument of a confirmed version was removed, and the order purged', async () => {
      const note = { como: 'Rosa', motivo: 'Falta un dato' }
      await reopenOrder(kit.parts, numberA, { note })
      await fewer(numberA)
      await purge(numberA)
      expect(await verifyAudit(kit.db, standingOrders)).toMatchObject({ ok: true, falla: null })
    })

    test('finds values deleted without an erasure that tells of it', async () => {
      await purge(numberB)
      await setEntry(13, { sal: null, antes: null, despues: null })(kit.db)
      expect((await verifyAudit(kit.db, standingOrders)).falla).toMatch(/entrada 13 .*OS-A.* sin una depuración/)
    })

    test('still finds an order that was removed after a purge', async () => {
      await purge(numberA, numberB)
      await setOrder(numberB, { OrdenServicio: 'OS-C' })(kit.db)
      expect((await verifyAudit(kit.db, standingOrders)).falla).toMatch(/OS-C no está/)
    })

    test.each(tamperings)('finds $name', async ({ tamper, falla }) => {
      await tamper(kit.db)
      const found = await verifyAudit(kit.db, standingOrders)
      expect(found.falla).toMatch(falla)
      expect(found.ok).toBe(false)
    })
  })
}
