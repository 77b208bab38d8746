import type { OrderView } from './order/order-view.ts'
import type { SavedFields } from './saving/saved-fields.ts'

/** What a step of the wizard is given by the shell. */
export interface StepProps {
  /** As the server last said it is; newly read after every save that changes what is printed. */
  order: OrderView
}

/** Of the two steps whose fields save themselves. */
export interface FieldStepProps extends StepProps {
  fields: SavedFields
  readOnly: boolean
}

export interface SurveyStepProps extends StepProps {
  readOnly: boolean
  /**
   * Sends everything unsaved and waits for the answers. Resolves to the fields that are still unsaved
   * (no connection, refused): confirm only when it is empty. Never rejects.
   */
  flush: () => Promise<readonly UnsavedField[]>
  /** The order was confirmed: the shell reads it again, shows it read-only, and gives thanks no words of its own. */
  onConfirmed: (confirmadaEn: string | undefined) => void
  /** A write was answered 403: the shell reads the order again and shows 'Enlace Expirado' or 'Orden Confirmada'. */
  onRefused: () => void
  /** Leads to the step and puts the focus into the field, for 'Corregir'. */
  onCorrect: (field: FieldAddress) => void
}

/** Where a field lives: of the invoice, or of an instrument. */
export type FieldAddress = { campo: string; idDatoCert?: string }

export interface UnsavedField extends FieldAddress {
  /** As a person knows it: 'RFC', 'Serie de MP-001'. */
  label: string
  value: string
  /** The server's sentence, where it refused. */
  why: string | undefined
}
