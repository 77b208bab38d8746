import type { PictureName } from './pictures.ts'

/** A document that a person opens in a new tab: /documentos/NAME is the file NAME of content/documents. */
type ServiceDocument = { title: string; note: string; link: string }

/** An entry of the service catalogue. Source of the fields and of their order: specification §3. */
export type Service = {
  /** The last part of its address, and the name of its page's files in content/services/. */
  id: string
  image: PictureName
  /** The quantity's symbol (ISO 80000), printed in italics. */
  icon: string
  href: string
  title: string
  subtitle: string
  point_one: string
  point_two: string
  accreditation: {
    extraText: string
    accreditationLink: string
    ratificationLink: string
    /** The small text beside that document: when it was ratified. */
    ratificationNote: string
    /** Documents beyond those two, shown after them wherever they are shown. */
    otherDocuments?: ServiceDocument[]
  }
}

export const services: Service[] = [
  {
    id: 'presion',
    image: 'l-presion',
    icon: 'p',
    href: '/services/presion',
    title: 'Presión',
    subtitle: 'Manómetros, vacuómetros y transductores de presión',
    point_one: 'Manómetros, vacuómetros y transductores',
    point_two: 'En el laboratorio y en tu planta',
    accreditation: {
      extraText:
        'La acreditación P-36 ampara la calibración de instrumentos de presión conforme a ISO/IEC 17025. Está vigente desde el 9 de noviembre de 2011 y se ratificó el 16 de octubre de 2024. Los métodos, los intervalos y las incertidumbres acreditadas están en el documento.',
      accreditationLink: '/documentos/presion-acreditacion.pdf',
      ratificationLink: '/documentos/presion-ratificacion-10-24.pdf',
      ratificationNote: 'Octubre de 2024',
    },
  },
  {
    id: 'fuerza',
    image: 'l-fuerza',
    icon: 'F',
    href: '/services/fuerza',
    title: 'Fuerza',
    subtitle: 'Celdas de carga, dinamómetros y máquinas de ensayo',
    point_one: 'Celdas de carga y dinamómetros',
    point_two: 'Tracción y compresión',
    accreditation: {
      extraText:
        'La acreditación F-28 ampara la calibración de instrumentos de fuerza conforme a ISO/IEC 17025. Está vigente desde el 14 de noviembre de 2011 y se ratificó el 16 de octubre de 2024. Los métodos, los intervalos y las incertidumbres acreditadas están en el documento.',
      accreditationLink: '/documentos/fuerza-acreditacion.pdf',
      ratificationLink: '/documentos/fuerza-ratificacion-10-24.pdf',
      ratificationNote: 'Octubre de 2024',
    },
  },
  {
    id: 'temperatura',
    image: 'l-temperatura',
    icon: 't',
    href: '/services/temperatura',
    title: 'Temperatura',
    subtitle: 'Termómetros, termopares y sensores de resistencia',
    point_one: 'Termómetros de lectura directa y sensores',
    point_two: 'Baños y hornos, en sitio',
    accreditation: {
      extraText:
        'La acreditación T-154 ampara la calibración de instrumentos de temperatura conforme a ISO/IEC 17025. Los métodos, los intervalos y las incertidumbres acreditadas están en el documento; su vigencia, en la ratificación.',
      accreditationLink: '/documentos/temperatura-acreditacion.pdf',
      ratificationLink: '/documentos/temperatura-ratificacion-10-24.pdf',
      ratificationNote: 'Octubre de 2024',
    },
  },
  {
    id: 'electrica',
    image: 'l-electrica',
    icon: 'U',
    href: '/services/electrica',
    title: 'Eléctrica',
    subtitle: 'Voltímetros, amperímetros y multímetros',
    point_one: 'Voltímetros, amperímetros y multímetros',
    point_two: 'Corriente continua y alterna',
    accreditation: {
      extraText:
        'La acreditación E-154 ampara la calibración de instrumentos eléctricos conforme a ISO/IEC 17025. Se ratificó el 16 de octubre de 2024. Los métodos, los intervalos y las incertidumbres acreditadas están en el documento.',
      accreditationLink: '/documentos/electrica-acreditacion.pdf',
      ratificationLink: '/documentos/electrica-ratificacion-10-24.pdf',
      ratificationNote: 'Octubre de 2024',
    },
  },
  {
    id: 'masa',
    image: 'l-masa',
    icon: 'm',
    href: '/services/masa',
    title: 'Masa',
    subtitle: 'Instrumentos para pesar, pesas y juegos de masas',
    point_one: 'Básculas y balanzas',
    point_two: 'Pesas y juegos de masas',
    accreditation: {
      extraText:
        'Calibramos masa conforme a ISO/IEC 17025. El documento dice qué métodos, intervalos e incertidumbres abarca; la ratificación, hasta cuándo es vigente.',
      accreditationLink: '/documentos/masa-acreditacion.pdf',
      ratificationLink: '/documentos/masa-ratificacion-10-24.pdf',
      ratificationNote: 'Octubre de 2024',
    },
  },
  {
    id: 'par-torsional',
    image: 'l-par-torsional',
    icon: 'M',
    href: '/services/par-torsional',
    title: 'Par Torsional',
    subtitle: 'Torquímetros y herramientas de par',
    point_one: 'Torquímetros de trueno y de carátula',
    point_two: 'Estudio de factibilidad en sitio',
    accreditation: {
      extraText:
        'Calibramos par torsional conforme a ISO/IEC 17025. El documento dice qué métodos, intervalos e incertidumbres abarca; la ratificación, hasta cuándo es vigente.',
      accreditationLink: '/documentos/par-torsional-acreditacion.pdf',
      ratificationLink: '/documentos/par-torsional-ratificacion-10-24.pdf',
      ratificationNote: 'Octubre de 2024',
    },
  },
  {
    id: 'humedad',
    image: 'l-humedad',
    icon: 'φ',
    href: '/services/humedad',
    title: 'Humedad',
    subtitle: 'Higrómetros y psicrómetros',
    point_one: 'Higrómetros y psicrómetros',
    point_two: 'En el laboratorio y en sitio',
    accreditation: {
      extraText:
        'Calibramos humedad relativa conforme a ISO/IEC 17025. El documento dice qué métodos, intervalos e incertidumbres abarca; la ratificación, hasta cuándo es vigente.',
      accreditationLink: '/documentos/humedad-acreditacion.pdf',
      ratificationLink: '/documentos/humedad-ratificacion-10-24.pdf',
      ratificationNote: 'Octubre de 2024',
    },
  },
]

/** Every document of a service in the order it is shown: accreditation, ratification, then any other. */
export function serviceDocuments({ accreditation }: Service): ServiceDocument[] {
  return [
    {
      title: 'Documento de acreditación',
      note: 'Alcance, métodos e incertidumbres',
      link: accreditation.accreditationLink,
    },
    { title: 'Ratificación', note: accreditation.ratificationNote, link: accreditation.ratificationLink },
    ...(accreditation.otherDocuments ?? []),
  ]
}
