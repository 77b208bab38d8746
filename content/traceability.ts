/** What stands around the article of traceability.mdx. */
export const traceability = {
  title: 'Trazabilidad',
  description:
    'Qué es la trazabilidad de las mediciones según ISO 9001:2015 y el VIM, errores que la rompen, requisitos, causas comunes y recomendaciones.',
  lead: 'De tu instrumento a la definición de la unidad: qué sostiene un resultado de medición, qué lo rompe y qué puedes revisar tú.',
  /** Shown in the margin, below the contents. */
  sources: [
    'ISO 9001:2015, apartado 7.1.5.2',
    'JCGM 200:2012 (VIM), 2.41',
    'ISO/IEC 17025:2017, apartado 6.5 y anexo A',
  ],
}
