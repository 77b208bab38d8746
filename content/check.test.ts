import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Content, contentProblems, readContent } from './check.ts'
import { identity } from './identity.ts'
import { type Service, services } from './services.ts'

const folder = import.meta.dirname
const inFolder = (path: string) => existsSync(join(folder, path))
const shipped = await readContent(folder)
const count = services.length
// What the laboratory's own is called does not matter here.
const [first] = services
const [document] = readdirSync(join(folder, 'documents'))
const [pageFile = '', page] = Object.entries(shipped.servicePages)[0] ?? []

const withService = (index: number, change: (service: Service) => unknown): Content => ({
  ...shipped,
  services: services.map((service, each) => (each === index ? change(structuredClone(service)) : service)),
})
const withDocument = (link: string) => (service: Service) => ({
  ...service,
  accreditation: { ...service.accreditation, otherDocuments: [{ title: 'Alcance', note: 'Anexo', link }] },
})

const scenarios: { name: string; content: Content; says: string[] }[] = [
  {
    name: 'a link without its file',
    content: withService(count - 1, (service) => {
      service.accreditation.accreditationLink = '/documentos/perdido.pdf'
      return service
    }),
    says: [
      `content/services.ts: services[${count - 1}].accreditation.accreditationLink: falta el archivo content/documents/perdido.pdf`,
    ],
  },
  {
    name: 'a missing field',
    content: withService(0, ({ subtitle: _, ...service }) => service),
    says: ['content/services.ts: services[0].subtitle falta, o no es texto'],
  },
  {
    name: 'only blanks',
    content: withService(count - 1, (service) => ({ ...service, title: '  ' })),
    says: [`content/services.ts: services[${count - 1}].title está vacío`],
  },
  {
    name: 'a picture that is not there',
    content: withService(0, (service) => ({ ...service, image: 'una-que-no-hay' })),
    says: ['content/services.ts: services[0].image no es el nombre de una imagen de content/pictures.ts'],
  },
  {
    name: 'one more service without its page',
    content: {
      ...shipped,
      services: [...services, { ...first, id: 'servicio-nuevo', href: '/services/servicio-nuevo' }],
    },
    says: [
      `content/services.ts: services[${count}].id: falta el archivo content/services/servicio-nuevo.ts`,
      `content/services.ts: services[${count}].id: falta el archivo content/services/servicio-nuevo.mdx`,
    ],
  },
  {
    name: 'a service given twice',
    content: { ...shipped, services: [...services, first] },
    says: [`content/services.ts: services[${count}].id está repetido: ${first?.id}`],
  },
  {
    name: 'a third document without its file',
    content: withService(0, withDocument('/documentos/perdido.pdf')),
    says: [
      'content/services.ts: services[0].accreditation.otherDocuments[0].link: falta el archivo content/documents/perdido.pdf',
    ],
  },
  { name: 'a third document', content: withService(0, withDocument(`/documentos/${document}`)), says: [] },
  { name: 'a document elsewhere', content: withService(0, withDocument('https://oficina.example/a.pdf')), says: [] },
  {
    name: 'a date that does not exist',
    content: { ...shipped, accreditations: [{ service: first?.id, desde: '2011-13-09' }] },
    says: ['content/accreditations.ts: accreditations[0].desde no es una fecha AAAA-MM-DD'],
  },
  {
    name: 'an accreditation of no service',
    content: { ...shipped, accreditations: [{ service: 'servicio-nuevo' }] },
    says: ['content/accreditations.ts: accreditations[0].service no es el id de un servicio de content/services.ts'],
  },
  {
    name: 'a gauge beyond its scale',
    content: { ...shipped, gauges: [{ id: 'precision', value: 101, text: 'Precisión' }] },
    says: ['content/figures.ts: gauges[0].value es mayor que 100'],
  },
  {
    name: 'hours and days that are none',
    content: {
      ...shipped,
      identity: { ...identity, horario: { ...identity.horario, dias: [0], abre: '9:00' } },
    },
    says: [
      'content/identity.ts: identity.horario.dias[0] es menor que 1',
      'content/identity.ts: identity.horario.abre no es una hora HH:MM',
    ],
  },
  {
    name: 'more notes to a figure than it has letters',
    content: {
      ...shipped,
      servicePages: { [pageFile]: { ...Object(page), callouts: Array(9).fill({ title: 'Nota', text: 'Dice algo.' }) } },
    },
    says: [`content/services/${pageFile}: default.callouts tiene más de 8: las letras son de la a a la h`],
  },
  {
    name: 'a note without a place before one that has it',
    content: {
      ...shipped,
      servicePages: {
        [pageFile]: {
          ...Object(page),
          callouts: [
            { title: 'Sin lugar', text: 'Dice algo.' },
            { title: 'Con lugar', text: 'Dice algo.', at: [10, 10] },
          ],
        },
      },
    },
    says: [
      `content/services/${pageFile}: default.callouts tiene una nota sin at antes de una con at: sus letras no serían las de la figura`,
    ],
  },
  {
    name: 'a service page without instruments',
    content: {
      ...shipped,
      servicePages: { [pageFile]: { ...Object(page), instruments: [] } },
    },
    says: [`content/services/${pageFile}: default.instruments está vacío`],
  },
]

describe('the check of content/', () => {
  test('finds nothing wrong with what ships', () => {
    expect(contentProblems(shipped, inFolder)).toEqual([])
  })
  test.each(scenarios)('names file and key: $name', ({ content, says }) => {
    expect(contentProblems(content, inFolder)).toEqual(says)
  })
})
