import { pageSizes } from '../../contract/calls/standards.ts'

export type PageSize = (typeof pageSizes)[number]

export interface Ask {
  page: number
  pageSize: PageSize
  /** Exact identifier; empty for all. */
  identificacion: string
}

/** Source: specification §9. */
export const firstAsk: Ask = { page: 1, pageSize: 10, identificacion: '' }

/** What the page's address asks for; what cannot be read of it is as on a first visit. */
export function readAsk(params: URLSearchParams): Ask {
  const page = /^[1-9]\d{0,8}$/.exec(params.get('pagina') ?? '')
  const size = pageSizes.find((each) => String(each) === params.get('tamano'))
  return {
    page: page ? Number(page[0]) : firstAsk.page,
    pageSize: size ?? firstAsk.pageSize,
    identificacion: (params.get('identificacion') ?? '').trim().slice(0, 200),
  }
}

/** The search of the page's address that asks for this, as short as may be: `readAsk` undoes it. */
export function askSearch({ page, pageSize, identificacion }: Ask, informe = ''): string {
  const params = new URLSearchParams()
  if (identificacion) params.set('identificacion', identificacion)
  if (informe) params.set('informe', informe)
  if (page !== firstAsk.page) params.set('pagina', String(page))
  if (pageSize !== firstAsk.pageSize) params.set('tamano', String(pageSize))
  const search = params.toString()
  return search && `?${search}`
}
