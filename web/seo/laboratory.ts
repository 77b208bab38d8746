import { identity } from '../../content/identity.ts'
import { services } from '../../content/services.ts'

const absolute = (path: string) => new URL(path, identity.sitio).href

/** Its address within structured data, for services to name as their provider. */
export const laboratoryId = absolute('/#laboratorio')

/** The laboratory as schema.org has it: a professional service with an address and hours. */
export function laboratory(): object {
  const { nombre, descripcion, desde, direccion, telefono, correo } = identity
  return {
    '@type': 'ProfessionalService',
    '@id': laboratoryId,
    name: nombre,
    description: descripcion,
    url: absolute('/'),
    image: absolute('/og.png'),
    telephone: telefono.enlace.replace('tel:', ''),
    email: correo,
    foundingDate: String(desde),
    address: {
      '@type': 'PostalAddress',
      streetAddress: direccion.calle,
      postalCode: direccion.cp,
      addressLocality: direccion.ciudad,
      addressRegion: direccion.estado,
      addressCountry: 'MX',
    },
    areaServed: { '@type': 'Country', name: 'México' },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Servicios de calibración',
      itemListElement: services.map(({ title, href }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: `Calibración: ${title}`, url: absolute(href) },
      })),
    },
  }
}

/** The way to a page, as its breadcrumb shows it. */
export function breadcrumbList(steps: { label: string; to: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Inicio', to: '/' }, ...steps].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(to),
    })),
  }
}
