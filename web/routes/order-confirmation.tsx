import { useSearchParams } from 'react-router'
import { orderMeta } from '../wizard/order-meta.ts'
import { OrderPage } from '../wizard/order-page.tsx'
import { OrderSearch } from '../wizard/order-search.tsx'

export const meta = orderMeta

export default function OrderConfirmation() {
  const [search] = useSearchParams()
  const idOrden = search.get('id')?.trim()
  return idOrden ? <OrderPage form="limited" idOrden={idOrden} /> : <OrderSearch />
}
