import type { PageKind } from './budgets.ts'

export interface Route {
  path: string
  kind: PageKind
  indexable: boolean
}

const route = (path: string, kind: PageKind, indexable = true): Route => ({ path, kind, indexable })

/** Visited in every round. */
export const roundRoutes: Route[] = [
  route('/', 'works'),
  route('/services', 'reads'),
  route('/services/presion', 'reads'),
  route('/patterns', 'works'),
  route('/about', 'reads'),
  route('/contact', 'reads'),
]

const services = ['fuerza', 'par-torsional', 'temperatura', 'masa', 'electrica', 'humedad']
const articles = ['/presion-service', '/traceability', '/project-details', '/acreditaciones', '/aviso-de-privacidad']

/** Visited once. `idOrden` opens an order of 12 instruments. */
export const onceRoutes = (idOrden: string): Route[] => [
  ...services.map((id) => route(`/services/${id}`, 'reads')),
  ...articles.map((path) => route(path, 'reads')),
  route('/boletin?token=x', 'works', false),
  route(`/service-order-search-v2/${idOrden}`, 'order', false),
  route(`/confirmacion?id=${idOrden}`, 'order', false),
  route('/OS/index.php', 'order', false),
]

/** An address as it may be shown: without the order that it opens. */
export const shownPath = (path: string, idOrden: string): string => path.replace(idOrden, '…')
