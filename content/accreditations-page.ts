/** The page of accreditations; its rows come from accreditations.ts and services.ts. */
export const accreditationsPage = {
  title: 'Acreditaciones',
  description:
    'Acreditaciones del laboratorio por magnitud: número, fecha, ratificación y documentos de acreditación en PDF.',
  lead: 'Cada magnitud con sus documentos. El alcance, los métodos y las incertidumbres son los del documento, que prevalece sobre cualquier página de este sitio.',
  howToRead: {
    heading: 'Cómo leer un alcance',
    points: [
      'Busca tu instrumento, no solo la magnitud.',
      'Comprueba que tu intervalo completo esté dentro del acreditado.',
      'Compara la incertidumbre (capacidad de medición y calibración) con la tolerancia de tu proceso.',
      'Mira si el servicio está acreditado en el laboratorio, en sitio o en ambos.',
    ],
  },
}
