import type { Db } from '../database/tables.ts'

/** Number of the newest entry of the log; 0 while it is empty. */
export async function newestAuditSeq(db: Db): Promise<number> {
  const head = await db.selectFrom('audit_head').select('seq').where('id', '=', 1).executeTakeFirstOrThrow()
  return head.seq
}
