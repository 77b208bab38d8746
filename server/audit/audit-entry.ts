export type AuditWho = 'cliente' | 'laboratorio' | 'erp'
export type AuditKind =
  /** A whole order or instrument came in; `despues` is the JSON of its values. */
  | 'alta'
  /** One field changed. */
  | 'cambio'
  /** A whole instrument left; `antes` is the JSON of its values. */
  | 'baja'
  | 'confirmacion'
  | 'prorroga'
  | 'encuesta'
  /** A confirmed, expired or cancelled order was opened again. */
  | 'reapertura'
  | 'cancelacion'
  /** The customer's link was replaced; values are fingerprints, never the link. */
  | 'enlace'
  /**
   * The personal data of an order was erased: every text of it is '' from here on, and older entries keep digests only.
   */
  | 'depuracion'

/** Who of the laboratory did something, and why; what they did not say is absent. */
export interface AuditNote {
  como?: string | undefined
  motivo?: string | undefined
}

/** What a writer says of one change. Values are text; null where there is none. */
export interface AuditEntry extends AuditNote {
  quien: AuditWho
  tipo: AuditKind
  OrdenServicio: string
  idDatoCert?: string
  campo?: string
  antes: string | null
  despues: string | null
}
