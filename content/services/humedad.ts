import type { ServicePage } from '../service-page.ts'

export default {
  lead: 'Calibramos higrómetros y psicrómetros conforme a ISO17025, en el laboratorio y en sitio.',
  description:
    'Calibración de higrómetros y psicrómetros conforme a ISO17025, en el laboratorio y en sitio: humedad relativa y temperatura.',
  place: 'Laboratorio y sitio',
  figure: 'fig-humedad',
  phone: 'fig-humedad-v',
  drawing: 'humedad',
  callouts: [
    {
      title: 'Diferencia',
      text: 'De la diferencia y de la presión del lugar sale la humedad relativa.',
      at: [63.4, 37.8],
    },
    { title: 'Bulbo seco', text: 'Da la temperatura del aire; sin ella la humedad no dice nada.', at: [61.7, 83] },
    {
      title: 'Bulbo húmedo',
      text: 'La mecha limpia y mojada con agua destilada, y aire en movimiento.',
      at: [82.3, 86],
      fromRight: true,
    },
  ],
  instruments: [
    { name: 'Higrómetros digitales y de carátula', range: '10 % a 95 % HR', laboratory: true, plant: true },
    { name: 'Termohigrómetros y registradores', range: '10 % a 95 % HR, 5 °C a 50 °C', laboratory: true, plant: true },
    { name: 'Psicrómetros', range: '20 % a 95 % HR', laboratory: true, plant: true },
    { name: 'Transmisores de humedad', range: '10 % a 95 % HR', laboratory: true, plant: true },
  ],
  questions: [
    {
      question: '¿Por qué se calibra también la temperatura?',
      answer:
        'Porque la humedad relativa depende de ella: cerca de 20 °C y 50 %, un grado de error son unos tres puntos de humedad. Un higrómetro sin su temperatura cuenta media historia.',
    },
    {
      question: '¿Sirve la tabla del psicrómetro en cualquier ciudad?',
      answer:
        'No. Las tablas comunes son para el nivel del mar. En la Ciudad de México, con 25 °C y 18 °C en los bulbos, la tabla dice 50 % y hay cerca de 54 %. Calculamos con la presión del lugar.',
    },
    {
      question: '¿Puedo soplarle para ver si responde?',
      answer:
        'Mejor no: el aliento moja el sensor y puede tardar horas en volver. Para una revisión rápida, compáralo con otro calibrado en la misma sala.',
    },
    {
      question: '¿Cuánto tarda?',
      answer:
        'Cada punto necesita que el aire y el sensor se estabilicen, de media hora a varias horas. Con tres puntos, considera un día de medición, además de la recepción.',
    },
  ],
} satisfies ServicePage
