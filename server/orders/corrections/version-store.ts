import type { Billing, BillingField } from '../../../contract/order-fields.ts'
import { fromStored } from '../../database/stored-instant.ts'
import type { Db, Tx } from '../../database/tables.ts'
import type { Order, OrderInstrument } from '../order.ts'
import type { SurveyAnswer } from '../survey-store.ts'

/** An order as it was confirmed once, before it was opened again. */
export interface ConfirmedVersion {
  version: number
  confirmadaEn: Temporal.Instant
  /** The deadline that it was confirmed in. */
  fechaLimite: Temporal.Instant
  billing: Billing
  recibido: Billing
  tocados: readonly BillingField[]
  instruments: readonly OrderInstrument[]
  survey: SurveyAnswer | undefined
}

/** What `order_versions.datos` holds. */
export interface VersionData extends Pick<ConfirmedVersion, 'billing' | 'recibido' | 'tocados' | 'instruments'> {
  survey: { califica: number; comentarios: string; enviadaEn: number } | null
}

/** Keeps what is confirmed of an order, which is held, before it is opened again. */
export async function insertVersion(
  tx: Tx,
  { OrdenServicio, version, fechaLimite, billing, recibido, tocados }: Order,
  { confirmadaEn, instruments, survey }: Pick<ConfirmedVersion, 'confirmadaEn' | 'instruments' | 'survey'>,
): Promise<void> {
  const answer = survey && { ...survey, enviadaEn: survey.enviadaEn.epochMilliseconds }
  const datos: VersionData = { billing, recibido, tocados, instruments, survey: answer ?? null }
  await tx
    .insertInto('order_versions')
    .values({
      OrdenServicio,
      version,
      confirmadaEn: confirmadaEn.epochMilliseconds,
      fechaLimite: fechaLimite.epochMilliseconds,
      datos: JSON.stringify(datos),
    })
    .execute()
}

/**
 * The earlier confirmed versions of several orders, by number, each the oldest first; orders without any are left out.
 */
export async function versionsOf(db: Db, numbers: readonly string[]): Promise<Map<string, ConfirmedVersion[]>> {
  const rows = await versionRows(db, numbers)
  const versions = rows.map(({ OrdenServicio, version, confirmadaEn, fechaLimite, datos }) => {
    const { survey, ...data } = JSON.parse(datos) as VersionData
    const answer = survey ? { ...survey, enviadaEn: fromStored(survey.enviadaEn) } : undefined
    return {
      OrdenServicio,
      kept: {
        version,
        confirmadaEn: fromStored(confirmadaEn),
        fechaLimite: fromStored(fechaLimite),
        ...data,
        survey: answer,
      },
    }
  })
  const byOrder = Map.groupBy(versions, ({ OrdenServicio }) => OrdenServicio)
  return new Map([...byOrder].map(([OrdenServicio, each]) => [OrdenServicio, each.map(({ kept }) => kept)]))
}

/** The earlier confirmed versions of one order, the oldest first. */
export async function listVersions(db: Db, OrdenServicio: string): Promise<ConfirmedVersion[]> {
  return (await versionsOf(db, [OrdenServicio])).get(OrdenServicio) ?? []
}

/** As stored, the oldest first: for the one who checks them. */
export async function versionRows(db: Db, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  const query = db.selectFrom('order_versions').selectAll().where('OrdenServicio', 'in', numbers)
  return query.orderBy('OrdenServicio').orderBy('version').execute()
}

/** An order with the values of one of its earlier versions, as the confirmed order that it then was. */
export function orderOfVersion(order: Order, kept: ConfirmedVersion): Order {
  const { version, confirmadaEn, fechaLimite, billing, recibido, tocados } = kept
  return { ...order, version, confirmadaEn, fechaLimite, billing, recibido, tocados, canceladaEn: undefined }
}
