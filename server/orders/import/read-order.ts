import type { output } from 'zod/mini'
import type { ImportReason } from '../../../contract/calls/erp.ts'
import type { avisoReply } from '../../../contract/calls/orders.ts'
import type { ReceivedOrder } from './import-record.ts'

/** An order as a file or a call gave it: readable, or with the reasons why not. */
export interface ReadOrder {
  OrdenServicio: string
  order: ReceivedOrder | undefined
  motivos: ImportReason[]
  /** What the reader kept, but doubts. */
  avisos: output<typeof avisoReply>[]
  /** Where it begins: a row as a spreadsheet numbers it, or its place in JSON, from 1. */
  renglon: number
  /** Rows that it takes. */
  renglones: number
}
