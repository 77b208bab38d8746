import type { ServicePage } from '../service-page.ts'

export default {
  lead: 'Calibramos celdas de carga, dinamómetros y máquinas de ensayo en tracción y compresión, con la cadena completa: sensor, cable e indicador.',
  description:
    'Calibración de celdas de carga, dinamómetros, prensas y máquinas de ensayo en tracción y compresión, acreditación F-28.',
  place: 'Laboratorio y planta',
  figure: 'fig-fuerza',
  phone: 'fig-fuerza-v',
  drawing: 'fuerza',
  callouts: [
    {
      title: 'Eje de carga',
      text: 'Alineamos la fuerza con el eje: una carga inclinada es un error que no es del instrumento.',
      at: [60.8, 9],
    },
    { title: 'Sentido', text: 'Tracción y compresión son dos calibraciones; pide las que uses.', at: [60, 51.3] },
    {
      title: 'Cadena',
      text: 'La celda y su indicador se calibran juntos, con el mismo cable.',
      at: [79, 37.5],
      fromRight: true,
    },
  ],
  instruments: [
    { name: 'Celdas de carga con indicador', range: '50 N a 500 kN', laboratory: true, plant: true },
    { name: 'Dinamómetros', range: '10 N a 50 kN', laboratory: true, plant: true },
    { name: 'Anillos de carga', range: '1 kN a 500 kN', laboratory: true, plant: false },
    { name: 'Máquinas universales de ensayo', range: '100 N a 500 kN', laboratory: false, plant: true },
    { name: 'Prensas', range: '10 kN a 1 MN', laboratory: false, plant: true },
  ],
  questions: [
    {
      question: '¿Puedo calibrar la celda sin su indicador?',
      answer:
        'Sí, con un indicador del laboratorio, y el resultado vale para la salida de la celda en mV/V. Pero si trabajas siempre con el mismo indicador conviene calibrarlos juntos: así el error que ves es el que tienes al medir.',
    },
    {
      question: '¿Por qué la máquina de ensayo se calibra donde está instalada?',
      answer:
        'Porque el bastidor, la alineación y la cimentación son parte de la medición. Al mover la máquina, la calibración anterior deja de ser válida.',
    },
    {
      question: 'Mi dinamómetro marca en kgf. ¿Es un problema?',
      answer:
        'No, si lo lees como fuerza: 1 kgf son 9.80665 N exactos, sin importar la gravedad del lugar. El certificado informa en newtons y, si lo pides, también en la unidad de tu instrumento.',
    },
    {
      question: '¿Qué pasa con las precargas?',
      answer:
        'Antes de medir cargamos varias veces hasta el máximo. Si tu celda no admite el intervalo completo en su montaje actual, dínoslo antes: definimos juntos hasta dónde llegar.',
    },
  ],
} satisfies ServicePage
