/** How a service goes, from the first message to the certificate; shown in this order. */
export const workSteps = [
  {
    title: 'Cotización',
    text: 'Nos dices qué instrumentos tienes, en qué puntos los usas y para cuándo los necesitas. Respondemos con precio, fecha y lugar.',
  },
  {
    title: 'Recepción',
    text: 'Revisamos el estado de cada instrumento y registramos marca, modelo, serie e identificación.',
  },
  {
    title: 'Confirmación de datos',
    text: 'Te enviamos un enlace con los datos que llevarán la factura y el certificado. Tienes dos días hábiles para revisarlos.',
  },
  {
    title: 'Calibración',
    text: 'El instrumento se estabiliza, se compara con el patrón en los puntos acordados y un segundo metrólogo revisa los resultados.',
  },
  {
    title: 'Certificado',
    text: 'Recibes errores, incertidumbre, condiciones y los patrones usados, que puedes consultar en Patrones.',
  },
]
