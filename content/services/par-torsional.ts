import type { ServicePage } from '../service-page.ts'

export default {
  lead: 'Calibramos torquímetros y herramientas de par en el laboratorio. En tu planta, después de un estudio de factibilidad en sitio.',
  description:
    'Calibración de torquímetros y herramientas de par torsional, con estudio de factibilidad en sitio, conforme a ISO/IEC 17025.',
  place: 'Laboratorio; planta según el estudio',
  figure: 'fig-par-torsional',
  phone: 'fig-par-torsional-v',
  drawing: 'par-torsional',
  callouts: [
    {
      title: 'Sentido',
      text: 'A la derecha, a la izquierda o ambos: cada sentido es una calibración.',
      at: [60, 33.8],
    },
    {
      title: 'Momento',
      text: 'El par crece despacio hasta el trueno o hasta el punto de la carátula.',
      at: [83.4, 59.6],
      fromRight: true,
    },
    { title: 'Brazo', text: 'La fuerza se aplica en el centro del mango, perpendicular al brazo.', at: [84, 80.6] },
  ],
  instruments: [
    { name: 'Torquímetros de trueno', range: '0.5 N·m a 1 000 N·m', laboratory: true, plant: true },
    { name: 'Torquímetros de carátula y digitales', range: '0.5 N·m a 1 000 N·m', laboratory: true, plant: true },
    { name: 'Desarmadores de par', range: '0.05 N·m a 10 N·m', laboratory: true, plant: true },
    { name: 'Transductores y probadores de par', range: '1 N·m a 1 000 N·m', laboratory: true, plant: false },
    { name: 'Multiplicadores de par', range: 'hasta 1 000 N·m de salida', laboratory: true, plant: false },
  ],
  questions: [
    {
      question: '¿Qué es el estudio de factibilidad en sitio?',
      answer:
        'Una revisión de tu planta antes de ofrecer el servicio ahí: dónde se monta el banco, si la base es rígida, qué temperatura y vibración hay, cómo se alcanza cada herramienta y cuánto se puede detener la línea. Termina en un sí, un no, o un sí con condiciones, por escrito.',
    },
    {
      question: '¿En qué puntos se calibra un torquímetro?',
      answer:
        'Si no pides otros, en 20 %, 60 % y 100 % de su máximo, como propone ISO 6789. Si tu apriete es siempre uno, pide también ese punto.',
    },
    {
      question: '¿Tengo que regresarlo a cero al guardarlo?',
      answer: 'A su valor mínimo, no por debajo. Un resorte guardado comprimido cambia; uno aflojado de más, también.',
    },
    {
      question: '¿Sirve la calibración si le pongo una extensión?',
      answer:
        'No como está: una extensión cambia el brazo y con él el par que llega al tornillo. Calibramos la herramienta con su extensión, o te damos el resultado sin ella para que corrijas.',
    },
  ],
} satisfies ServicePage
