/** The laboratory's figures. Source: specification §9; '32 years' stands as given (design §9). */
export const figures = {
  years: 32,
  instrumentsPerYear: 9800,
  satisfaction: 99,
  clients: 1500,
  sectors: 20,
}

/** A circular gauge of the home page; `value` from 0 to 100. Source: specification §3, §9. */
export type Gauge = { id: string; value: number; text: string }

export const gauges: Gauge[] = [
  { id: 'precision', value: 100, text: 'Precisión garantizada' },
  { id: 'sectores', value: 85, text: 'Sectores industriales cubiertos' },
  { id: 'cobertura', value: 90, text: 'Cobertura nacional directa' },
]

/** A number that counts up when it is first seen; `prefix` and `suffix` are read with it. */
export type Count = { value: number; prefix?: string; suffix?: string; text: string }

/** Counters of the home page's clients section. Source: specification §9. */
export const clientCounts: Count[] = [
  { value: figures.instrumentsPerYear, prefix: '+', text: 'instrumentos calibrados al año' },
  { value: figures.satisfaction, suffix: ' %', text: 'de clientes satisfechos' },
]

/** Counters of the Empresa page, to 100 and 30. Source: specification §9. */
export const companyCounts: Count[] = [
  { value: 100, suffix: ' %', text: 'ISO 17025' },
  { value: 30, prefix: '+', text: 'reconocimientos' },
]
