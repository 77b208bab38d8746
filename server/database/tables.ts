import type { Generated, Kysely, Transaction } from 'kysely'
import type { BillingField, InstrumentField } from '../../contract/order-fields.ts'

/** Instants are milliseconds since 1970, UTC. JSON columns are text, so that both engines hold them alike. */
type Milliseconds = number
type Json = string

export type OrdersTable = Record<BillingField, string> & {
  /** The secret in the customer's link; never in a log. */
  idOrden: string
  OrdenServicio: string
  abiertaEn: Milliseconds
  fechaLimite: Milliseconds
  /** The explicit deadline that the laboratory last sent: given again, it does not undo an extension. */
  fechaRecibida: Milliseconds | null
  confirmadaEn: Milliseconds | null
  /** The billing values as last received from the laboratory. */
  recibido: Json
  /** Names of the billing fields that the customer changed. */
  tocados: Json
  /** Counts from 1; each reopening of a confirmed order begins the next one. */
  version: Generated<number>
  canceladaEn: Generated<Milliseconds | null>
  /** When it was last opened again. */
  reabiertaEn: Generated<Milliseconds | null>
}

/**
 * What an order was when it was confirmed, kept when it is opened again;
 * the version that stands is in the order itself.
 */
export interface OrderVersionsTable {
  OrdenServicio: string
  version: number
  confirmadaEn: Milliseconds
  fechaLimite: Milliseconds
  /** Billing, instruments and survey, with what was received and changed. */
  datos: Json
}

/** Links that open nothing any more. */
interface ReplacedLinksTable {
  idOrden: string
  OrdenServicio: string
  reemplazadoEn: Milliseconds
}

export type InstrumentsTable = Record<InstrumentField, string> & {
  idOrden: string
  idDatoCert: string
  /** Place in its list, from 0; `adicional` 1 puts it into instrumentosAdicional. */
  posicion: number
  adicional: number
  recibido: Json
  tocados: Json
}

export interface SurveysTable {
  idOrden: string
  califica: number
  comentarios: string
  enviadaEn: Milliseconds
}

export interface AuditTable {
  /** Dense from 1: a gap is a removed entry. */
  seq: number
  cuando: Milliseconds
  quien: string
  tipo: string
  OrdenServicio: string
  idDatoCert: string | null
  campo: string | null
  /** Salt and values may be purged later; the digests keep the chain verifiable. */
  sal: string | null
  antes: string | null
  despues: string | null
  huellaAntes: string | null
  huellaDespues: string | null
  /** Who of the laboratory did it and why, where they said so; purged with the values. */
  como: Generated<string | null>
  motivo: Generated<string | null>
  huellaNota: Generated<string | null>
  hashPrevio: string
  hash: string
}

interface AuditHeadTable {
  id: number
  seq: number
  hash: string
}

export interface OutboxTable {
  id: Generated<number>
  /** One mail per key, whatever is tried twice. */
  clave: string
  para: string
  responderA: string | null
  asunto: string
  texto: string
  /** The same as HTML; '' for a mail of text alone. */
  html: Generated<string>
  /** Attachments as JSON, those that are composed when sent as what they are composed of. */
  adjuntos: Generated<Json>
  /** Extra headers as JSON (List-Unsubscribe and the like). */
  encabezados: Json
  /** Why it is sent, and to which order, so that a lapsed reminder can be dropped. */
  motivo: string
  OrdenServicio: string | null
  /** pendiente, enviado, descartado (refused or given up), rebotado (came back), retirado (no longer due) */
  estado: string
  intentos: number
  creadoEn: Milliseconds
  proximoEn: Milliseconds
  /** Until then one sender holds it. */
  reservadoHasta: Milliseconds | null
  /** When the mail server took it for the first of its addresses. */
  enviadoEn: Milliseconds | null
  ultimoError: string | null
  /** The addresses of `para` that are still to get it, once others have it; null: all. */
  porEnviar: string | null
  /** The addresses of `para` that were refused for good while others were not, each with its answer. */
  rechazadas: string | null
}

export interface MessagesTable {
  id: Generated<number>
  /** contacto or pregunta */
  tipo: string
  nombre: string
  email: string
  mensaje: string
  OrdenServicio: string | null
  recibidoEn: Milliseconds
  /** Why it may be a robot's; null where nothing speaks for it. */
  sospecha: string | null
  /** Digest of the content for ten minutes, so that the same message is stored once; null after them. */
  huella: string | null
}

interface NewsletterTable {
  /** In lower case; the mail goes to it as typed. */
  email: string
  /** Digest of the link's token. */
  token: string
  /** pendiente, suscrito, baja */
  estado: string
  pedidoEn: Milliseconds
  confirmadoEn: Milliseconds | null
}

export interface StandardsTable {
  /** The snapshot it belongs to; only the one that standards_state names is shown. */
  version: number
  /** Dense from 1 in the snapshot's order: a page is a range, whatever its number. */
  posicion: number
  /** The search key: no case, accents or blanks at the ends. */
  clave: string
  /** Letters and digits of the key alone, to find near ones. */
  claveSuelta: string
  Descripcion: string
  Marca: string
  Identificacion: string
  Calibrado: string
  Proxima: string
  Informe: string
  /** Digest of the six fields. */
  huella: string
}

interface StandardsStateTable {
  id: number
  /** The snapshot shown. Changing it, with its total, is what makes readers see the new one. */
  version: number
  /** The newest one begun: each import writes into a version of its own. */
  ultimaVersion: number
  total: number
  actualizadoEn: Milliseconds | null
}

export interface Tables {
  orders: OrdersTable
  instruments: InstrumentsTable
  surveys: SurveysTable
  order_versions: OrderVersionsTable
  replaced_links: ReplacedLinksTable
  audit: AuditTable
  audit_head: AuditHeadTable
  outbox: OutboxTable
  messages: MessagesTable
  newsletter: NewsletterTable
  standards: StandardsTable
  standards_state: StandardsStateTable
}

/** Where a query may run: the database, or a transaction of it. */
export type Db = Kysely<Tables>
/** Where a query must run inside a transaction. */
export type Tx = Transaction<Tables>
