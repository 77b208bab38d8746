import type { ServicePage } from '../service-page.ts'

export default {
  lead: 'Calibramos voltímetros, amperímetros, multímetros y pinzas, función por función, en corriente continua y alterna.',
  description:
    'Calibración de multímetros, voltímetros, amperímetros, pinzas y fuentes en corriente continua y alterna, acreditación E-154.',
  place: 'Laboratorio y planta',
  figure: 'fig-electrica',
  phone: 'fig-electrica-v',
  drawing: 'electrica',
  callouts: [
    { title: 'Punto', text: 'En 10 V aplicamos 10 V: la pantalla dice lo demás.', at: [65.7, 16.6] },
    {
      title: 'Función',
      text: 'Tensión, corriente y resistencia se calibran por separado, en sus intervalos.',
      at: [62, 38.5],
    },
    { title: 'Puntas', text: 'En resistencia baja, las puntas son parte de la medición.', at: [74.2, 82] },
  ],
  instruments: [
    { name: 'Multímetros de 3½ a 6½ dígitos', range: 'hasta 1 000 V y 20 A', laboratory: true, plant: true },
    { name: 'Voltímetros y amperímetros', range: 'hasta 1 000 V y 20 A', laboratory: true, plant: true },
    { name: 'Pinzas de corriente', range: 'hasta 1 000 A', laboratory: true, plant: true },
    { name: 'Medidores de resistencia', range: '1 Ω a 100 MΩ', laboratory: true, plant: true },
    { name: 'Fuentes de tensión y corriente', range: 'hasta 1 000 V y 20 A', laboratory: true, plant: true },
    { name: 'Calibradores de proceso', range: '0 mA a 24 mA, 0 V a 30 V', laboratory: true, plant: false },
  ],
  questions: [
    {
      question: '¿Se calibran todas las funciones del multímetro?',
      answer:
        'Las que pidas. Si solo usas tensión continua y resistencia, no tiene caso pagar por las demás; el certificado dirá claramente qué se calibró y qué no.',
    },
    {
      question: '¿Qué significa que «pasa»?',
      answer:
        'Nada, mientras no se diga contra qué y con qué regla. Si pides declaración de conformidad, acordamos antes la especificación y la regla de decisión: cómo se toma en cuenta la incertidumbre cerca del límite.',
    },
    {
      question: '¿Conviene calibrar en planta un multímetro de banco?',
      answer:
        'En general no: la temperatura y la humedad de una planta aumentan la incertidumbre. Para un instrumento de 6½ dígitos el laboratorio es mejor; para pinzas y tableros, la planta es práctica.',
    },
    {
      question: '¿Borran la configuración o los ajustes?',
      answer:
        'No. Calibrar no es ajustar: no tocamos constantes ni contraseñas sin tu autorización por escrito, y si ajustamos informamos los resultados de antes y de después.',
    },
  ],
} satisfies ServicePage
