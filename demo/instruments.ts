import type { Instrument } from '../contract/order-fields.ts'

/** An instrument as a customer would send it; brand and model are invented. */
type Model = Pick<
  Instrument,
  'Instrumento' | 'Marca' | 'Modelo' | 'IntervaloInicio' | 'IntervaloFinal' | 'Unidad' | 'PuntosEsp'
> & {
  /** How its makers number it; `#` stands for a digit. */
  serie: string
  /** Start of the customer's own label. */
  etiqueta: string
}

const model = (
  Instrumento: string,
  [Marca, Modelo]: [string, string],
  [IntervaloInicio, IntervaloFinal, Unidad]: [string, string, string],
  PuntosEsp: string,
  [etiqueta, serie]: [string, string],
): Model => ({ Instrumento, Marca, Modelo, IntervaloInicio, IntervaloFinal, Unidad, PuntosEsp, etiqueta, serie })

/** What the laboratory calibrates, by the seven magnitudes of the specification. */
const models = {
  presion: [
    model(
      'Manómetro de Bourdon',
      ['Baroval', 'BV-100'],
      ['0', '10', 'bar'],
      '0, 2, 4, 6, 8 y 10 bar, ascenso y descenso',
      ['PI', '00####'],
    ),
    model('Manómetro diferencial', ['Baroval', 'DP-25'], ['0', '2.5', 'kPa'], '0; 0.5; 1; 1.5; 2 y 2.5 kPa', [
      'PDI',
      'D2#-####',
    ]),
    model(
      'Transductor de presión',
      ['Presimar', 'TX4-20'],
      ['0', '700', 'kPa'],
      '0 %, 25 %, 50 %, 75 % y 100 %, salida de 4 mA a 20 mA',
      ['PT', '1#0E##'],
    ),
    model('Vacuómetro', ['Presimar', 'V-63'], ['-100', '0', 'kPa'], '-100, -75, -50, -25 y 0 kPa', ['VI', '63-####']),
    model('Manovacuómetro', ['Baroval', 'MV-160'], ['-1', '5', 'bar'], '', ['PI', '00####']),
  ],
  fuerza: [
    model(
      'Celda de carga',
      ['Newtrona', 'CL-50'],
      ['0', '50', 'kN'],
      '10 %, 25 %, 50 %, 75 % y 100 %, tracción y compresión',
      ['CF', 'NC####'],
    ),
    model('Dinamómetro digital', ['Newtrona', 'DD-500'], ['0', '500', 'N'], '50, 100, 250, 400 y 500 N', [
      'DI',
      'NX-#####',
    ]),
    model(
      'Máquina universal de ensayos',
      ['Ensayex', 'MU-300'],
      ['3', '300', 'kN'],
      'De 30 kN a 300 kN en 10 puntos; compresión',
      ['MU', '300-###'],
    ),
  ],
  temperatura: [
    model('Termómetro bimetálico', ['Termigrad', 'TB-75'], ['-20', '120', '°C'], '-20, 0, 50, 100 y 120 °C', [
      'TI',
      '0#####',
    ]),
    model(
      'Termopar tipo K con indicador',
      ['Termigrad', 'K-200'],
      ['0', '1 100', '°C'],
      '200, 500, 800 y 1 100 °C (±1.5 °C)',
      ['TE', 'K####'],
    ),
    model(
      'Termómetro de resistencia Pt100, 4 hilos',
      ['Pirolino', 'PT-4H'],
      ['-50', '250', '°C'],
      '-40, 0, 100 y 200 °C; ½ h de estabilización',
      ['RTD', 'P4-####'],
    ),
    model(
      'Baño de recirculación',
      ['Pirolino', 'BR-15'],
      ['-30', '150', '°C'],
      'Estabilidad y uniformidad a -20, 25 y 100 °C',
      ['BA', '15####'],
    ),
  ],
  electrica: [
    model(
      'Multímetro digital 6½ dígitos',
      ['Ohmera', 'M-6500'],
      ['0', '1 000', 'V'],
      'Tensión continua: 0.1; 1; 10; 100 y 1 000 V. Resistencia: 100 Ω, 10 kΩ y 1 MΩ',
      ['EM', 'MX######'],
    ),
    model('Óhmetro', ['Ohmera', 'R-20'], ['0.1', '20 000', 'Ω'], '0.1, 10, 1 000 y 20 000 Ω', ['OH', 'R2#####']),
    model('Pinza amperimétrica', ['Multivar', 'PA-600'], ['0', '600', 'A'], '60, 300 y 600 A, 60 Hz', ['PA', '6E####']),
    model('Década de resistencias', ['Multivar', 'DR-6'], ['1', '999 999', 'Ω'], 'Cada década', ['DR', '00###']),
  ],
  masa: [
    model(
      'Balanza analítica',
      ['Gravix', 'GA-220'],
      ['0', '220', 'g'],
      '10, 50, 100, 150 y 200 g; excentricidad y repetibilidad',
      ['BL', '0########'],
    ),
    model('Báscula de plataforma', ['Gravix', 'PL-500'], ['0', '500', 'kg'], '100, 200, 300, 400 y 500 kg', [
      'BP',
      'PL5####',
    ]),
    model('Juego de pesas E2', ['Pesafín', 'E2-23'], ['1', '200', 'g'], 'Valor convencional de masa de cada pesa', [
      'JP',
      'E2-###',
    ]),
    model('Microbalanza', ['Gravix', 'MB-6'], ['0', '6 000 000', 'µg'], '1 000, 100 000, 1 000 000 y 6 000 000 µg', [
      'MB',
      '006###',
    ]),
  ],
  parTorsional: [
    model(
      'Torquímetro de trueno',
      ['Torcal', 'TC-200'],
      ['40', '200', 'N·m'],
      '20 %, 60 % y 100 % en sentido horario',
      ['TQ', 'T2##-##'],
    ),
    model('Destornillador dinamométrico', ['Torcal', 'DD-5'], ['1', '5', 'N·m'], '1, 3 y 5 N·m', ['TQ', 'T5##-##']),
    model('Analizador de par torsional', ['Giroval', 'AP-1000'], ['100', '1 000', 'N·m'], '', ['AT', 'AP1###']),
  ],
  humedad: [
    model('Termohigrómetro', ['Higronda', 'TH-10'], ['10', '95', '%HR'], '20, 50 y 80 %HR a 23 °C ± 2 °C', [
      'TH',
      'H1#####',
    ]),
    model('Psicrómetro de aspiración', ['Higronda', 'PS-2'], ['20', '100', '%HR'], '30, 60 y 90 %HR', ['PS', '2####']),
    model(
      'Higrómetro de punto de rocío',
      ['Rocíamax', 'PR-60'],
      ['-60', '20', '°C'],
      'Punto de rocío: -40, -20, 0 y 10 °C',
      ['HR', '60-####'],
    ),
  ],
} as const satisfies Record<string, readonly Model[]>

export type Magnitude = keyof typeof models

/** Digits that look drawn and are the same each time. */
function digits(pattern: string, seed: number): string {
  let state = (seed * 2_654_435_761) >>> 0
  return pattern.replace(/#/g, () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return String(Math.floor(state / 2 ** 24) % 10)
  })
}

/** `count` instruments of these magnitudes in turn; idDatoCert counts up from `first`. The same each time. */
export function instrumentsOf(magnitudes: readonly Magnitude[], count: number, first: number): Instrument[] {
  return Array.from({ length: count }, (_, index) => {
    const magnitude = magnitudes[index % magnitudes.length] ?? 'presion'
    const ofMagnitude: readonly Model[] = models[magnitude]
    const { serie, etiqueta, ...fields } = ofMagnitude[
      Math.floor(index / magnitudes.length) % ofMagnitude.length
    ] as Model
    const id = first + index
    // Some labels have no serial number, some serial numbers no label: it is so in any plant.
    const Serie = id % 11 === 5 ? '' : digits(serie, id)
    const Identificacion = id % 13 === 7 ? '' : `${etiqueta}-${String(100 + (id % 900))}`
    return { idDatoCert: String(id), ...fields, Serie, Identificacion, NoSerieInst: id % 3 === 0 ? Serie : '' }
  })
}
