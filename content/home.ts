import { countWordCapital } from './count-word.ts'
import { figures } from './figures.ts'
import { grouped } from './grouped.ts'
import { identity } from './identity.ts'
import { listed } from './listed.ts'
import type { PictureName } from './pictures.ts'
import { services } from './services.ts'

const magnitudes = listed(services.map(({ title }) => title.toLowerCase()))

/** The home page from top to bottom. The five words are the mission's. Source: specification §2. */
export const home = {
  title: `Calibración acreditada de instrumentos · ${identity.nombre}`,
  description: `Laboratorio de calibración ISO/IEC 17025 en México: ${magnitudes}, en el laboratorio y en tu planta.`,
  mission: {
    before: 'Calibramos con',
    words: ['innovación', 'confianza', 'compromiso', 'excelencia', 'calidad'],
    note: 'Nuestra misión, en una palabra',
  },
  lead: 'Calibramos los instrumentos de tu planta y te entregamos un certificado que resiste cualquier auditoría.',
  facts: [
    ['Acreditación', 'ISO/IEC 17025'],
    ['En operación', `desde ${identity.desde}`],
    ['Magnitudes', String(services.length)],
    ['Cobertura', 'todo México'],
  ] satisfies [label: string, value: string][],
  /** Notes on the picture, where the dial shows them; `at` in per cent of the picture from left and top. */
  figure: {
    wide: 'fig-presion',
    tall: 'fig-presion-v',
    notes: [
      { label: 'Intervalo', value: '0 bar a 10 bar', at: [62.2, 27.3] },
      { label: 'Clase de exactitud', value: '0.6', at: [71.9, 42] },
      { label: 'Número de serie', value: '0417-26', at: [71.1, 48.5] },
    ],
  } satisfies {
    wide: PictureName
    tall: PictureName
    notes: { label: string; value: string; at: [left: number, top: number] }[]
  },
  services: {
    label: 'Servicios',
    note: 'En laboratorio y en planta',
    heading: [`${countWordCapital(services.length)} magnitudes,`, 'un solo laboratorio'],
  },
  clients: {
    label: 'Clientes',
    note: `Más de ${figures.sectors} sectores industriales`,
    heading: [`Más de ${grouped(figures.clients)} empresas`, 'nos confían sus instrumentos'],
    badge: `años de experiencia, desde ${identity.desde}`,
    pictures: ['fig-masa', 'fig-electrica-v'] satisfies PictureName[],
    points: [
      'Trazabilidad documentada de cada patrón',
      'Servicio en laboratorio y en tu planta, en todo el país',
      `Experiencia en más de ${figures.sectors} sectores industriales`,
      'Confirmas tus datos antes de imprimir el certificado',
    ],
  },
  why: { label: 'Por qué elegirnos', note: 'Escala de 0 a 100', heading: 'Tres lecturas de nuestro trabajo' },
}
