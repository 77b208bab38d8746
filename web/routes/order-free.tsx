import { orderMeta } from '../wizard/order-meta.ts'
import { OrderPage } from '../wizard/order-page.tsx'
import type { Route } from './+types/order-free'

export const meta = orderMeta

export default function OrderFree({ params: { idOrden } }: Route.ComponentProps) {
  return <OrderPage form="free" idOrden={idOrden} />
}
