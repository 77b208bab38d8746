import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site. Order pages are not prerendered: they come from the single-page fallback. */
export default [
  index('routes/home.tsx'),
  route('service-order-search-v2/:idOrden', 'routes/order-free.tsx'),
  route('confirmacion', 'routes/order-confirmation.tsx'),
  route('OS/index.php', 'routes/order-entry.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
