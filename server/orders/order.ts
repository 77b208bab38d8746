import type {
  Billing,
  BillingField,
  EditableInstrumentField,
  Instrument,
  InstrumentField,
} from '../../contract/order-fields.ts'

/** What decides whether an order may still be changed. All are kept to the millisecond. */
export interface Deadlines {
  fechaLimite: Temporal.Instant
  confirmadaEn: Temporal.Instant | undefined
  canceladaEn: Temporal.Instant | undefined
}

/** An order without its instruments, which `listInstruments` gives. */
export interface Order extends Deadlines {
  /** The secret in the customer's link; never in a log. */
  idOrden: string
  /** What staff say on the phone. */
  OrdenServicio: string
  abiertaEn: Temporal.Instant
  /** Which version of its data stands: 1, and one more each time it was opened again after a confirmation. */
  version: number
  /** When it was last opened again. */
  reabiertaEn: Temporal.Instant | undefined
  billing: Billing
  /** The billing values as last received from the laboratory. */
  recibido: Billing
  /** Fields whose value the customer changed: import leaves them alone. */
  tocados: readonly BillingField[]
}

export type InstrumentValues = Record<InstrumentField, string>

export interface OrderInstrument extends Instrument {
  /** Whether it belongs to instrumentosAdicional. */
  adicional: boolean
  recibido: InstrumentValues
  tocados: readonly EditableInstrumentField[]
}
