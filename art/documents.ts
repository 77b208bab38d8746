// Makes the sample documents of content/documents: `node art/documents.ts`. A laboratory replaces them with its own.
import { join } from 'node:path'
import { accreditationOf } from '../content/accreditations.ts'
import { type Service, services } from '../content/services.ts'
import { spokenDate } from '../content/spoken-date.ts'
import { type SampleDocument, writeSample } from './sample-document.ts'

const folder = join(import.meta.dirname, '../content/documents')
const notReal =
  'Este archivo ocupa el lugar del documento verdadero mientras el sitio se muestra con una identidad ficticia. No lo emitió ninguna entidad de acreditación, no acredita nada y no puede presentarse en una auditoría.'
const replace = 'Para poner el verdadero, cambia este archivo por el tuyo en content/documents, con el mismo nombre.'

const known = (label: string, value: string | undefined): SampleDocument['facts'] => (value ? [[label, value]] : [])
const knownDate = (label: string, iso: string | undefined) => known(label, iso && spokenDate(iso))

function accreditationSample({ id, title }: Service): SampleDocument {
  const { numero, desde } = accreditationOf(id)
  return {
    kind: 'Documento de acreditación',
    title: `Acreditación en ${title.toLowerCase()}`,
    facts: [
      ['Magnitud', title],
      ['Norma', 'ISO/IEC 17025:2017'],
      ...known('Número', numero),
      ...knownDate('Acreditado desde', desde),
    ],
    paragraphs: [
      notReal,
      'En el documento verdadero están el alcance, los métodos, los intervalos y la incertidumbre (capacidad de medición y calibración) de cada servicio.',
      replace,
    ],
  }
}

function ratificationSample({ id, title }: Service): SampleDocument {
  const { numero, ratificada } = accreditationOf(id)
  return {
    kind: 'Ratificación · 10-24',
    title: `Ratificación en ${title.toLowerCase()}`,
    facts: [
      ['Magnitud', title],
      ['Norma', 'ISO/IEC 17025:2017'],
      ...known('Número', numero),
      ratificada ? ['Ratificada', spokenDate(ratificada)] : ['Fecha del documento', 'octubre de 2024'],
    ],
    paragraphs: [notReal, 'El documento verdadero dice que la acreditación sigue vigente y hasta cuándo.', replace],
  }
}

const reportSample = (magnitude?: string): SampleDocument => ({
  kind: 'Informe de calibración de un patrón',
  title: 'Informe de calibración',
  facts: [
    ...known('Magnitud', magnitude),
    ['Instrumento', 'Patrón de referencia de muestra'],
    ['Laboratorio', 'Ninguno: es una muestra'],
    ['Resultados', 'Ninguno: es una muestra'],
  ],
  paragraphs: [
    'Este archivo ocupa el lugar de los informes de calibración de los patrones. No contiene mediciones y no da trazabilidad a nada.',
    'En la tabla de patrones, cada fila enlaza al informe verdadero que publica el ERP del laboratorio.',
  ],
})

for (const service of services) {
  await writeSample(join(folder, `${service.id}-acreditacion.pdf`), accreditationSample(service))
  await writeSample(join(folder, `informe-muestra-${service.id}.pdf`), reportSample(service.title))
  await writeSample(join(folder, `${service.id}-ratificacion-10-24.pdf`), ratificationSample(service))
}
await writeSample(join(folder, 'informe-muestra.pdf'), reportSample())
