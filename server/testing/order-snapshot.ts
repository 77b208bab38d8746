import type { Db } from '../database/tables.ts'

/**
 * Every row that belongs to orders, their log and the mails about them, as stored:
 * what must not differ after a refusal.
 */
export async function orderSnapshot(db: Db) {
  return {
    orders: await db.selectFrom('orders').selectAll().orderBy('idOrden').execute(),
    instruments: await db.selectFrom('instruments').selectAll().orderBy('idOrden').orderBy('idDatoCert').execute(),
    surveys: await db.selectFrom('surveys').selectAll().orderBy('idOrden').execute(),
    versions: await db.selectFrom('order_versions').selectAll().orderBy('OrdenServicio').orderBy('version').execute(),
    links: await db.selectFrom('replaced_links').selectAll().orderBy('idOrden').execute(),
    audit: await db.selectFrom('audit').selectAll().orderBy('seq').execute(),
    head: await db.selectFrom('audit_head').selectAll().execute(),
    outbox: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
}

/**
 * What customers did, as the log has it: `CP: 64000 → 06600`, `48211 Serie: 100E1 → X`; «∅» where there was no value.
 */
export async function customerTrail(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit').selectAll().where('quien', '=', 'cliente').orderBy('seq').execute()
  return rows.map(({ idDatoCert, campo, antes, despues }) =>
    `${idDatoCert ?? ''} ${campo}: ${antes ?? '∅'} → ${despues ?? '∅'}`.trim(),
  )
}
