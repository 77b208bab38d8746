/** Who the laboratory is: evidently fictional as shipped, to be replaced by the one that runs the site. */
export const identity = {
  nombre: 'Certeza Metrología',
  /** The legal name: who answers for personal data, and who invoices. */
  razonSocial: 'Certeza Metrología de Ejemplo, S.A. de C.V.',
  /** Shown beside the name wherever a document could be taken for a real one; '' once everything here is true. */
  muestra: 'identidad de muestra',
  descripcion: 'Laboratorio de calibración',
  desde: 1992,
  /** Beside © at the foot of each page. */
  derechos: '2026',
  direccion: {
    calle: 'Calle Ejemplo 120, col. Muestra',
    cp: '06600',
    ciudad: 'Ciudad de México',
    estado: 'Ciudad de México',
  },
  telefono: { texto: '55 5555 0132', enlace: 'tel:+525555550132' },
  whatsapp: { texto: '55 5555 0133', enlace: 'https://wa.example/525555550133' },
  correo: 'hola@certeza.example',
  /** Who receives requests about personal data, and since when the notice reads as it does (ISO date). */
  privacidad: {
    area: 'Área de Protección de Datos Personales',
    correo: 'privacidad@certeza.example',
    actualizado: '2026-11-01',
  },
  horario: {
    semana: 'Lunes a viernes, 9:00 a 18:00',
    finDeSemana: 'Sábado y domingo, cerrado',
    /** The same for search engines, which read no sentences: 1 is Monday, 7 Sunday; hours as HH:MM. */
    dias: [1, 2, 3, 4, 5],
    abre: '09:00',
    cierra: '18:00',
  },
  /** The public address of the site: canonical links and the site map. */
  sitio: 'https://certeza.example',
  /** The external survey that the menu leads to. */
  encuesta: 'https://encuesta.example/certeza',
  mapa: {
    incrustado: 'https://mapas.example/embed?q=Calle+Ejemplo+120',
    enlace: 'https://mapas.example/?q=Calle+Ejemplo+120',
  },
} as const
export type Identity = typeof identity

/** A name of the laboratory with its mark as a sample behind it, while it is one. */
export function withSampleMark(name: string, { muestra }: { muestra: string } = identity): string {
  return muestra ? `${name} (${muestra})` : name
}
