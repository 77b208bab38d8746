import { identity } from '../../content/identity.ts'
import { services } from '../../content/services.ts'
import { absolute } from './absolute.ts'

/** Its address within structured data, for services to name as their provider. */
export const laboratoryId = absolute('/#laboratorio')

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The laboratory as schema.org has it: a professional service with an address and hours. */
export function laboratory(): object {
  const { nombre, descripcion, desde, direccion, telefono, correo, horario } = identity
  return {
    '@type': 'ProfessionalService',
    '@id': laboratoryId,
    name: nombre,
    description: descripcion,
    url: absolute('/'),
    image: absolute('/og.jpg'),
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
      dayOfWeek: horario.dias.map((day) => weekdays[day - 1]),
      opens: horario.abre,
      closes: horario.cierra,
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
