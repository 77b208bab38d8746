import { fieldLimit } from '../../contract/order-fields.ts'
import { shortened } from '../shortened.ts'

/** An order's number as a file has it, for a table: no wider than one that can be accepted. */
export const orderName = (OrdenServicio: string): string =>
  shortened(OrdenServicio, fieldLimit('OrdenServicio')) || '(sin número)'
