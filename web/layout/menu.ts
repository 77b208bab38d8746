import { identity } from '../../content/identity.ts'

export interface MenuItem {
  label: string
  to: string
  external?: boolean
}

/** The menu of six. Source: specification §2, header variant 1. */
export const menu: MenuItem[] = [
  { label: 'Inicio', to: '/' },
  { label: 'Empresa', to: '/about' },
  { label: 'Servicios', to: '/services' },
  { label: 'Patrones', to: '/patterns' },
  { label: 'Trazabilidad', to: '/traceability' },
  { label: 'Encuesta', to: identity.encuesta, external: true },
]

/** The footer's second list. */
export const quickLinks: MenuItem[] = [
  { label: 'Acreditaciones', to: '/acreditaciones' },
  { label: 'Contáctanos', to: '/contact' },
  { label: 'Calibración en planta', to: '/project-details' },
  { label: 'Aviso de privacidad', to: '/aviso-de-privacidad' },
]

/** Whether a page belongs to this part of the menu: services stay marked on each of their pages. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/services' && /^\/(services\/|presion-service)/.test(pathname)) return true
  return pathname.replace(/(.)\/$/, '$1') === to
}
