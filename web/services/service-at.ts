import { type Service, services } from '../../content/services.ts'

/** Addresses that show the page of another. Source: specification §2. */
const aliases: Record<string, string> = { '/presion-service': '/services/presion' }

/** The service of an address; every address of a service has a route, so there is one. @throws Error without one. */
export function serviceAt(pathname: string): Service {
  const path = pathname.replace(/\/$/, '')
  const service = services.find(({ href }) => href === (aliases[path] ?? path))
  if (!service) throw new Error(`no service at ${pathname}`)
  return service
}
