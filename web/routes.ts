import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { services } from '../content/services.ts'

/** The older address of the pressure page (specification §2), where the laboratory has that service. */
const pressureAlias = services.some(({ id }) => id === 'presion')
  ? [route('presion-service', 'routes/service.tsx', { id: 'service-presion-alias' })]
  : []

/**
 * Every address of the site. Order pages are not prerendered: they come from the single-page fallback.
 * Each service has a route of its own, so that an unknown one is the not-found page in browser and server alike.
 */
export default [
  layout('layout/site-layout.tsx', [
    index('routes/home.tsx'),
    route('about', 'routes/about.tsx'),
    route('services', 'routes/services.tsx'),
    ...services.map(({ id, href }) => route(href.slice(1), 'routes/service.tsx', { id: `service-${id}` })),
    ...pressureAlias,
    route('patterns', 'routes/patterns.tsx'),
    route('traceability', 'routes/traceability.tsx'),
    route('project-details', 'routes/project-details.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('acreditaciones', 'routes/accreditations.tsx'),
    route('aviso-de-privacidad', 'routes/privacy.tsx'),
    route('boletin', 'routes/newsletter.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('service-order-search-v2/:idOrden', 'routes/order-free.tsx'),
  route('confirmacion', 'routes/order-confirmation.tsx'),
  route('OS/index.php', 'routes/order-entry.tsx'),
] satisfies RouteConfig
