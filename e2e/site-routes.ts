import { services } from '../content/services.ts'

const [service, ...likeIt] = services.map(({ href }) => href)
const otherService = likeIt.at(-1)
/** Its page has a second address. */
export const hasPressure = services.some(({ id }) => id === 'presion')

/**
 * Public pages: `reads` are those that bring no script before they are used; `like` another is laid out as that one is.
 */
export const publicPages = [
  { path: '/', reads: false },
  { path: '/about', reads: true },
  { path: '/services', reads: true },
  { path: service, reads: true },
  { path: otherService, reads: true, like: service },
  ...(hasPressure ? [{ path: '/presion-service', reads: true, like: service }] : []),
  { path: '/patterns', reads: false },
  { path: '/traceability', reads: true },
  { path: '/project-details', reads: true },
  { path: '/contact', reads: true },
  { path: '/acreditaciones', reads: true },
  { path: '/aviso-de-privacidad', reads: true },
  { path: '/boletin?token=clave', reads: false },
  { path: '/no-existe', reads: true },
]
