import type { ServicePage } from '../service-page.ts'

export default {
  lead: 'Calibramos manómetros, vacuómetros y transductores con patrones trazables, en el laboratorio o en tu planta.',
  description:
    'Calibración de manómetros, vacuómetros y transductores de presión, acreditación P-36, en el laboratorio y en tu planta.',
  place: 'Laboratorio y planta',
  figure: 'fig-presion',
  phone: 'fig-presion-v',
  drawing: 'presion',
  callouts: [
    {
      title: 'Exactitud',
      text: 'Comparamos la lectura con la del patrón, de subida y de bajada.',
      at: [62, 26.7],
    },
    {
      title: 'Identificación',
      text: 'Serie y clave del instrumento, tal como irán en el certificado.',
      at: [71.2, 48.5],
    },
    { title: 'Conexión', text: 'Revisamos rosca y hermeticidad antes de presurizar.', at: [68.4, 77.6] },
  ],
  instruments: [
    { name: 'Manómetros de carátula y digitales', range: '0 bar a 700 bar', laboratory: true, plant: true },
    { name: 'Vacuómetros y manovacuómetros', range: '−0.7 bar a 20 bar', laboratory: true, plant: true },
    { name: 'Transductores y transmisores', range: '0 bar a 700 bar', laboratory: true, plant: true },
    { name: 'Manómetros diferenciales', range: '0 kPa a 25 kPa', laboratory: true, plant: true },
    { name: 'Balanzas de pesos muertos', range: '1 bar a 700 bar', laboratory: true, plant: false },
  ],
  questions: [
    {
      question: '¿Cada cuánto debo calibrar un manómetro?',
      answer:
        'Lo decides tú, según el uso, la exactitud que necesitas y lo que ha derivado entre calibraciones. Un año es un punto de partida habitual. No imprimimos la fecha de la próxima calibración, salvo que la acuerdes con nosotros.',
    },
    {
      question: '¿Por qué mi vacuómetro no llega a −1 bar?',
      answer:
        'Porque la presión relativa no puede bajar más de lo que pesa el aire del lugar. En la Ciudad de México la presión atmosférica ronda 0.78 bar, así que el vacío posible se queda cerca de −0.78 bar. Lo que falta del intervalo se calibra en un sitio más bajo o se declara fuera de alcance.',
    },
    {
      question: '¿En cuántos puntos se calibra?',
      answer:
        'Si no pides otra cosa, en cinco puntos repartidos en el intervalo, de subida y de bajada, para que veas también la histéresis. Si usas un solo punto de operación, dínoslo y lo incluimos.',
    },
    {
      question: '¿Ajustan el instrumento si está fuera de tolerancia?',
      answer:
        'Solo si lo autorizas y el instrumento lo permite. Entonces informamos los resultados de antes y de después del ajuste, para que puedas evaluar lo que mediste entretanto.',
    },
  ],
} satisfies ServicePage
