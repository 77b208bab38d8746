import type { StandardRow } from '../contract/calls/standards.ts'

interface Family {
  /** Letter of the magnitude in the laboratory's own numbers. */
  letter: string
  /** Whose sample stands for the reports. */
  service: string
  items: [Descripcion: string, Marca: string, count: number, yearsValid: number][]
}

/** The laboratory's reference standards by magnitude; makers are invented. */
const families: Family[] = [
  {
    letter: 'P',
    service: 'presion',
    items: [
      ['Balanza de presión neumática, 0.2 kPa a 700 kPa', 'Presimar', 3, 3],
      ['Balanza de presión hidráulica, 1 MPa a 70 MPa', 'Presimar', 4, 3],
      ['Calibrador de presión, 0 bar a 20 bar', 'Baroval', 14, 1],
      ['Manómetro digital de referencia, -100 kPa a 0 kPa', 'Baroval', 8, 1],
      ['Barómetro, 750 hPa a 1 100 hPa', 'Baroval', 3, 2],
    ],
  },
  {
    letter: 'F',
    service: 'fuerza',
    items: [
      ['Celda de carga de transferencia, 5 kN a 50 kN', 'Newtrona', 6, 2],
      ['Celda de carga de transferencia, 50 kN a 500 kN', 'Newtrona', 4, 2],
      ['Indicador de fuerza, -2.5 mV/V a 2.5 mV/V', 'Newtrona', 7, 1],
      ['Juego de pesas de fuerza, 5 N a 500 N', 'Pesafín', 5, 4],
    ],
  },
  {
    letter: 'T',
    service: 'temperatura',
    items: [
      ['Termómetro de resistencia de platino, -196 °C a 420 °C', 'Pirolino', 10, 1],
      ['Termopar tipo S, 0 °C a 1 100 °C', 'Pirolino', 6, 1],
      ['Baño de calibración, -30 °C a 150 °C', 'Pirolino', 5, 1],
      ['Horno de bloque seco, 50 °C a 650 °C', 'Termigrad', 6, 1],
      ['Termómetro de líquido en vidrio, -10 °C a 50 °C', 'Termigrad', 9, 2],
    ],
  },
  {
    letter: 'E',
    service: 'electrica',
    items: [
      ['Calibrador multifunción 5½ dígitos, 0 V a 1 000 V', 'Ohmera', 4, 1],
      ['Multímetro de referencia 8½ dígitos, 0 V a 1 000 V', 'Ohmera', 3, 1],
      ['Resistor patrón, 1 Ω', 'Multivar', 4, 2],
      ['Resistor patrón, 10 kΩ', 'Multivar', 4, 2],
      ['Década de resistencias, 0.1 Ω a 1 MΩ', 'Multivar', 6, 1],
      ['Bobina de corriente 50 vueltas, 0 A a 1 000 A', 'Multivar', 3, 2],
    ],
  },
  {
    letter: 'M',
    service: 'masa',
    items: [
      ['Juego de pesas E2, 1 mg a 200 g', 'Pesafín', 3, 2],
      ['Juego de pesas F1, 1 g a 10 kg', 'Pesafín', 6, 1],
      ['Pesa M1 de 20 kg', 'Pesafín', 25, 1],
      ['Comparador de masa, 0 g a 1 100 g', 'Gravix', 3, 1],
    ],
  },
  {
    letter: 'Q',
    service: 'par-torsional',
    items: [
      ['Transductor de par torsional, 1 N·m a 10 N·m', 'Giroval', 4, 1],
      ['Transductor de par torsional, 20 N·m a 200 N·m', 'Giroval', 4, 1],
      ['Transductor de par torsional, 100 N·m a 1 000 N·m', 'Giroval', 3, 1],
      ['Brazo de longitud certificada, 1 m', 'Torcal', 4, 3],
    ],
  },
  {
    letter: 'H',
    service: 'humedad',
    items: [
      ['Higrómetro de espejo frío, -40 °C a 60 °C de rocío', 'Rocíamax', 2, 1],
      ['Generador de humedad, 10 %HR a 95 %HR', 'Higronda', 3, 1],
      ['Termohigrómetro de referencia, 10 %HR a 90 %HR', 'Higronda', 12, 1],
    ],
  },
]

/** Older reports are not published: their identification stays without a link. */
const publishedMonths = 14

/** A few were not sent back in time, as in any laboratory: they are out of use until they are. */
const isLate = (index: number) => index % 37 === 20
/** A few came back so lately that their report is not there yet. */
const isWaiting = (index: number) => index % 41 === 7

/** Days since the calibration: scattered over the time that it is valid for, or some weeks beyond it. */
function ageOf(index: number, number: number, years: number): number {
  if (isLate(index)) return years * 366 + 8 + (index % 60)
  return isWaiting(index) ? 3 + (index % 9) : 12 + ((index * 37 + number * 11) % (years * 350))
}

/** The standards table of the demo, in dates relative to `today`. */
export function demoStandards(today: Temporal.PlainDate): StandardRow[] {
  const all = families.flatMap(({ letter, service, items }) =>
    items
      .flatMap(([Descripcion, Marca, count, years]) =>
        Array.from({ length: count }, () => ({ Descripcion, Marca, years })),
      )
      .map((item, index) => ({ ...item, letter, service, number: index + 1 })),
  )
  const oldest = today.subtract({ months: publishedMonths })
  return all.map(({ Descripcion, Marca, years, letter, service, number }, index) => {
    const calibrated = today.subtract({ days: ageOf(index, number, years) })
    const name = `CZ-${letter}-${String(1000 + index * 7)}-${String(calibrated.year).slice(2)}`
    const isPublished = Temporal.PlainDate.compare(calibrated, oldest) > 0
    const report = isPublished ? `<a href="/documentos/informe-muestra-${service}.pdf">${name}</a>` : name
    return {
      Descripcion,
      Marca,
      Identificacion: `PT-${letter}-${String(number).padStart(3, '0')}`,
      Calibrado: calibrated.toString(),
      Proxima: calibrated.add({ years }).toString(),
      Informe: isWaiting(index) ? '' : report,
    }
  })
}
