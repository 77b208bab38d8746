import { figures } from './figures.ts'
import { identity } from './identity.ts'

/** The page of the company; its texts are about/NAME.mdx. */
export const about = {
  title: 'Empresa',
  description: `Laboratorio de calibración en operación desde ${identity.desde}: ${figures.years} años de experiencia, 100 % ISO 17025 y más de 30 reconocimientos.`,
  lead: `Calibramos instrumentos industriales en todo México desde ${identity.desde}. No vendemos ni reparamos lo que medimos: solo decimos cuánto se equivoca.`,
  history: { label: 'Historia', heading: `${figures.years} años con la misma pregunta` },
  figures: { label: 'Cifras', heading: 'Lo que se puede contar' },
  accreditations: {
    label: 'Acreditaciones',
    heading: 'Qué está acreditado',
    lead: 'Abre cada magnitud para ver su número, sus fechas y sus documentos.',
    more: 'Todas las acreditaciones',
  },
  software: { label: 'Software de gestión', heading: 'Un dato, escrito una sola vez' },
  ethics: { label: 'Ética', heading: 'Imparciales por escrito' },
}
