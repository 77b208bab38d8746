import type { ServicePage } from '../service-page.ts'

export default {
  lead: 'Calibramos básculas y balanzas donde se usan, y pesas y juegos de masas en el laboratorio.',
  description:
    'Calibración de básculas y balanzas en tu planta y de pesas y juegos de masas en el laboratorio, conforme a ISO/IEC 17025.',
  place: 'Laboratorio y planta',
  figure: 'fig-masa',
  phone: 'fig-masa-v',
  drawing: 'masa',
  callouts: [
    {
      title: 'Estuche',
      text: 'Cada pesa en su hueco; así se identifican las que no llevan marca.',
      at: [42.4, 31.9],
      phoneAt: [33.4, 28.3],
    },
    {
      title: 'Valor',
      text: 'De cada pesa, la masa convencional y su incertidumbre.',
      at: [38.9, 47.4],
      phoneAt: [26.6, 44.6],
    },
    {
      title: 'Manejo',
      text: 'Con pinzas o guantes: una huella pesa más que muchos errores.',
      at: [93.9, 70.3],
      phoneAt: [94, 74.3],
      fromRight: true,
    },
  ],
  instruments: [
    { name: 'Balanzas analíticas y de precisión', range: '1 mg a 10 kg', laboratory: false, plant: true },
    { name: 'Básculas de mesa y de plataforma', range: '1 kg a 3 000 kg', laboratory: false, plant: true },
    { name: 'Pesas clases F1, F2, M1 a M3', range: '1 mg a 20 kg', laboratory: true, plant: false },
    { name: 'Juegos de masas', range: '1 mg a 20 kg', laboratory: true, plant: false },
  ],
  questions: [
    {
      question: '¿Por qué no puedo mandar mi balanza al laboratorio?',
      answer:
        'Porque una balanza mide fuerza, y la gravedad cambia de un lugar a otro. Entre Monterrey y la Ciudad de México la diferencia ronda 0.1 %: casi un gramo por kilogramo. Se calibra en el lugar y sobre la mesa donde se usa.',
    },
    {
      question: '¿La calibración sustituye a la verificación oficial?',
      answer:
        'No. Si la báscula se usa para cobrar, la ley exige una verificación aparte. La calibración te dice cuánto se equivoca y con qué incertidumbre; la verificación, si puede usarse en una transacción.',
    },
    {
      question: '¿Puedo revisarla yo entre calibraciones?',
      answer:
        'Debes. Una pesa calibrada, siempre la misma, al empezar el turno y anotada, te avisa de un cambio meses antes que el calendario.',
    },
    {
      question: '¿Qué pruebas se hacen a una balanza?',
      answer:
        'Repetibilidad, excentricidad y error de la indicación en cargas repartidas en el alcance. Si siempre pesas con recipiente, dinos la tara: cambia el alcance útil.',
    },
  ],
} satisfies ServicePage
