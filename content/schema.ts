import * as z from 'zod'

const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
const text = z.string('falta, o no es texto').trim().min(1, 'está vacío')
const date = text.refine(isDate, 'no es una fecha AAAA-MM-DD')
const hour = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'no es una hora HH:MM')
const path = text.regex(/^\/\S*$/, 'no es una dirección del sitio: empieza con /')
const address = text.regex(/^(\/|https:\/\/)\S+$/, 'no es una dirección: empieza con / o con https://')
const https = text.regex(/^https:\/\/\S+$/, 'no es una dirección que empiece con https://')
const number = z.number('no es un número')
const percent = number.min(0, 'es menor que 0').max(100, 'es mayor que 100')
const known = (names: readonly string[], what: string) => text.refine((name) => names.includes(name), `no es ${what}`)

/** The figure letters the notes that have a place, the text all of them: those with a place come first. */
const placedFirst = (notes: { at?: unknown }[]) => {
  const withPlace = notes.filter(({ at }) => at).length
  return notes.every(({ at }, index) => Boolean(at) === index < withPlace)
}

/** Who the laboratory is; the server asks for it too before it starts. */
export const identitySchema = z.object({
  nombre: text,
  razonSocial: text,
  muestra: z.string('falta, o no es texto'),
  descripcion: text,
  desde: number.int('no es un año'),
  derechos: text.regex(/^\d{4}(-\d{4})?$/, 'no es un año, ni dos como 2026-2028'),
  direccion: z.object({
    calle: text,
    cp: text.regex(/^\d{5}$/, 'no son cinco dígitos'),
    ciudad: text,
    estado: text,
  }),
  telefono: z.object({
    texto: text,
    enlace: text.regex(/^tel:\+\d{8,15}$/, 'no tiene la forma tel:+525555550132'),
  }),
  whatsapp: z.object({ texto: text, enlace: https }),
  correo: z.email('no es un correo'),
  privacidad: z.object({ area: text, correo: z.email('no es un correo'), actualizado: date }),
  horario: z.object({
    semana: text,
    finDeSemana: text,
    dias: z.array(number.int('no es un entero').min(1, 'es menor que 1').max(7, 'es mayor que 7')).min(1, 'está vacío'),
    abre: hour,
    cierra: hour,
  }),
  sitio: https,
  encuesta: https,
  mapa: z.object({ incrustado: https, enlace: https }),
})

const serviceDocument = z.object({ title: text, note: text, link: address })

const serviceSchema = (picture: typeof text) =>
  z.object({
    id: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lleva solo minúsculas sin acento, cifras y guiones'),
    image: picture,
    icon: text,
    href: path,
    title: text,
    subtitle: text,
    point_one: text,
    point_two: text,
    accreditation: z.object({
      extraText: text,
      accreditationLink: address,
      ratificationLink: address,
      ratificationNote: text,
      otherDocuments: z.optional(z.array(serviceDocument)),
    }),
  })

const servicePageSchema = (picture: typeof text) =>
  z.object({
    lead: text,
    description: text.max(170, 'pasa de 170 caracteres'),
    place: text,
    figure: picture,
    phone: z.optional(picture),
    drawing: z.optional(picture),
    callouts: z
      .array(
        z.object({
          title: text,
          text,
          at: z.optional(z.tuple([percent, percent])),
          phoneAt: z.optional(z.tuple([percent, percent])),
          fromRight: z.optional(z.boolean()),
        }),
      )
      .max(8, 'tiene más de 8: las letras son de la a a la h')
      .refine(placedFirst, 'tiene una nota sin at antes de una con at: sus letras no serían las de la figura'),
    instruments: z
      .array(
        z.object({
          name: text,
          range: text,
          laboratory: z.boolean('no es true ni false'),
          plant: z.boolean('no es true ni false'),
        }),
      )
      .min(1, 'está vacío'),
    questions: z.array(z.object({ question: text, answer: text })),
  })

const count = z.object({
  value: number.int('no es un entero').min(0, 'es negativo'),
  prefix: z.optional(z.string()),
  suffix: z.optional(z.string()),
  text,
})

const pictureSchema = z.object({
  kind: z.enum(['photo', 'drawing'], 'no es photo ni drawing'),
  width: number.positive('no es positivo'),
  height: number.positive('no es positivo'),
  alt: text,
  caption: text,
})

/** The shapes of content/, with what an editor is told when a value does not fit; `pictures`: their names. */
export function contentSchemas(pictures: readonly string[], serviceIds: readonly string[]) {
  const picture = known(pictures, 'el nombre de una imagen de content/pictures.ts')
  const service = known(serviceIds, 'el id de un servicio de content/services.ts')
  return {
    identity: identitySchema,
    services: z.array(serviceSchema(picture)).min(1, 'está vacío'),
    accreditations: z.array(
      z.object({ service, numero: z.optional(text), desde: z.optional(date), ratificada: z.optional(date) }),
    ),
    figures: z.record(text, number.int('no es un entero').min(0, 'es negativo')),
    gauges: z.array(z.object({ id: text, value: percent, text })),
    clientCounts: z.array(count),
    companyCounts: z.array(count),
    pictures: z.record(text, pictureSchema),
    workSteps: z.array(z.object({ title: text, text })).min(1, 'está vacío'),
    servicePage: servicePageSchema(picture),
  }
}
