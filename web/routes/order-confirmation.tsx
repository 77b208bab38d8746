import { useSearchParams } from 'react-router'
import { OrderSearch } from '../wizard/entry/order-search.tsx'
import { orderMeta } from '../wizard/order-meta.ts'
import { OrderPage } from '../wizard/order-page.tsx'

export const meta = orderMeta

export default function OrderConfirmation() {
  const [search] = useSearchParams()
  const idOrden = search.get('id')?.trim()
  return idOrden ? <OrderPage form="limited" idOrden={idOrden} /> : <OrderSearch />
}
