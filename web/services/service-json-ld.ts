import { accreditationOf } from '../../content/accreditations.ts'
import { identity } from '../../content/identity.ts'
import type { ServicePage } from '../../content/service-page.ts'
import type { Service } from '../../content/services.ts'
import { absolute } from '../seo/absolute.ts'
import { breadcrumbList } from '../seo/breadcrumb-list.ts'
import { laboratoryId } from '../seo/laboratory.ts'

/** A service as schema.org has it: the service, its questions, and the way to its page. */
export function serviceJsonLd(service: Service, page: ServicePage): object[] {
  const { title, href, subtitle } = service
  const { numero } = accreditationOf(service.id)
  return [
    {
      '@type': 'Service',
      name: `Calibración: ${title}`,
      serviceType: `Calibración de ${subtitle.toLowerCase()}`,
      description: page.description,
      url: absolute(href),
      provider: { '@type': 'ProfessionalService', '@id': laboratoryId, name: identity.nombre },
      areaServed: { '@type': 'Country', name: 'México' },
      ...(numero && { identifier: numero }),
    },
    {
      '@type': 'FAQPage',
      mainEntity: page.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    breadcrumbList([
      { label: 'Servicios', to: '/services' },
      { label: title, to: href },
    ]),
  ]
}
