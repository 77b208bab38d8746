/** One of the demo data's, so that what the page shows as an example can be found on it. */
const exampleIdentification = 'PT-P-014'

/** The page of reference standards. Source of the facts and of 'Ver Patrones': specification §2, patterns page. */
export const patterns = {
  title: 'Trazabilidad de patrones',
  heading: ['Trazabilidad', 'de patrones'],
  description:
    'Informes de calibración de los patrones de referencia del laboratorio, actualizados en vivo: busca el patrón de tu informe por su identificación.',
  lead: 'Publicamos los informes de calibración de nuestros patrones de referencia. Se actualizan en vivo desde el ERP del laboratorio.',
  howTo:
    'En tu informe busca la sección «Patrones y condiciones de prueba». La identificación que aparece ahí es la que se busca en esta tabla; el informe enlaza al certificado del patrón. Solo se publican los certificados recientes.',
  button: 'Ver Patrones',
  searchHint: `Ej. ${exampleIdentification}`,
  /** Below the table. */
  whole: 'Llévate la lista completa:',
  wholeCsv: 'CSV para Excel',
  wholePage: 'página para imprimir',
  /** The drawn piece of a report that shows where the identification stands. */
  example: {
    heading: '5. Patrones y condiciones de prueba',
    rows: [
      { label: 'Patrón', value: 'Calibrador de presión, 0 bar a 20 bar' },
      { label: 'Identificación', value: exampleIdentification, marked: true },
      { label: 'Temperatura', value: '20.4 °C ± 0.5 °C' },
      { label: 'Humedad', value: '47 % ± 5 %' },
    ],
    caption: 'Dónde está la identificación del patrón en tu informe. Datos de muestra.',
  },
}
