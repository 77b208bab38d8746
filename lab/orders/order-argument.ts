import { asKept } from '../../contract/as-kept.ts'

function readNumber(input: string): string {
  const number = asKept(input)
  if (number === '') throw new RangeError('Escribe el número de la orden.')
  return number
}

/** The order's human number, as staff say it on the phone. */
export const orderNumber = {
  parse: readNumber,
  placeholder: 'ORDEN',
  brief: 'Número de la orden, como OS-2026-0412',
} as const

export const orderArgument = { kind: 'tuple', parameters: [orderNumber] } as const

/** Where all orders are meant without one. */
export const maybeOrderArgument = {
  kind: 'tuple',
  parameters: [{ ...orderNumber, optional: true, brief: 'Número de la orden; sin él, todas' }],
} as const
