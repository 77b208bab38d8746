import type { ServicePage } from '../service-page.ts'

export default {
  lead: 'Calibramos termómetros, termopares y sensores de resistencia por comparación, y caracterizamos baños y hornos donde trabajan.',
  description:
    'Calibración de termómetros, termopares, sensores de resistencia, baños y hornos, acreditación T-154, en laboratorio y en sitio.',
  place: 'Laboratorio y planta',
  figure: 'fig-temperatura',
  phone: 'fig-temperatura-v',
  drawing: 'temperatura',
  callouts: [
    {
      title: 'Inmersión',
      text: 'El sensor entra lo bastante para no sentir el aire; la profundidad queda escrita.',
      at: [71.9, 39.7],
    },
    {
      title: 'Medio',
      text: 'Baño líquido o bloque seco, según el intervalo y la forma del sensor.',
      at: [64.8, 47.8],
    },
    { title: 'Lectura', text: 'Esperamos la estabilidad antes de leer patrón e instrumento.', at: [61.7, 65.8] },
  ],
  instruments: [
    { name: 'Termómetros digitales con sonda', range: '−40 °C a 420 °C', laboratory: true, plant: true },
    { name: 'Sensores de resistencia (Pt100)', range: '−40 °C a 420 °C', laboratory: true, plant: true },
    { name: 'Termopares', range: '0 °C a 1 100 °C', laboratory: true, plant: true },
    { name: 'Termómetros de líquido en vidrio', range: '−20 °C a 200 °C', laboratory: true, plant: false },
    { name: 'Termómetros de radiación', range: '50 °C a 500 °C', laboratory: true, plant: false },
    { name: 'Baños, hornos y cámaras', range: '−40 °C a 1 100 °C', laboratory: false, plant: true },
  ],
  questions: [
    {
      question: '¿Basta con simular la señal en el indicador?',
      answer:
        'Con eso se calibra el indicador, no el sensor. Si lo que te importa es la temperatura del proceso, hay que calibrar el sensor en un medio, solo o con su indicador en lazo completo.',
    },
    {
      question: '¿Qué puntos me conviene pedir?',
      answer:
        'Los que rodean a tu proceso: uno por debajo, el de trabajo y uno por encima. Un sensor que trabaja a 121 °C gana poco con un punto a 400 °C.',
    },
    {
      question: '¿Se puede calibrar un termopar ya usado a alta temperatura?',
      answer:
        'Sí, pero con el uso su alambre deja de ser homogéneo y la lectura depende de la parte que cruza el gradiente. Por eso conviene calibrarlo en su sitio, a la misma inmersión, o reemplazarlo.',
    },
    {
      question: '¿Calibrar un horno es lo mismo que caracterizarlo?',
      answer:
        'No. Calibrar compara su indicación con un patrón en un punto; caracterizar mide además cuánto cambia la temperatura de un lugar a otro y con el tiempo. Dinos cuál te pide tu norma.',
    },
  ],
} satisfies ServicePage
