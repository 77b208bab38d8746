import { Navigate, useSearchParams } from 'react-router'
import { readOrderLink } from '../wizard/entry/order-link.ts'
import { OrderSearch } from '../wizard/entry/order-search.tsx'
import { orderMeta } from '../wizard/order-meta.ts'

export const meta = orderMeta

/**
 * The old entry: with `?id=` it leads to the wizard, without it asks for the link or the order's id. Source: design §8.
 */
export default function OrderEntry() {
  const [search] = useSearchParams()
  const asked = search.get('id')?.trim() ?? ''
  const link = readOrderLink(asked)
  const idOrden = link.kind === 'order' ? link.idOrden : asked
  return idOrden ? <Navigate replace to={`/confirmacion?id=${encodeURIComponent(idOrden)}`} /> : <OrderSearch />
}
