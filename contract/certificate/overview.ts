import type { Instrument } from '../order-fields.ts'
import { instrumentLabels, intervalText } from './sheet.ts'

export interface OverviewColumn {
  label: string
  /** Supplied by the customer. Source: ISO/IEC 17025:2017 7.8.2.2. */
  cliente: boolean
  /** Share of the table's width. */
  share: number
  value: (instrument: Instrument, index: number) => string
}

/** The table of all instruments of an order, for one look over everything before the single sheets. Source: design §8. */
export const overviewColumns: OverviewColumn[] = [
  { label: 'N.º', cliente: false, share: 5, value: (_, index) => String(index + 1) },
  { label: instrumentLabels.Instrumento, cliente: true, share: 22, value: ({ Instrumento }) => Instrumento.trim() },
  {
    label: instrumentLabels.Identificacion,
    cliente: true,
    share: 15,
    value: ({ Identificacion }) => Identificacion.trim(),
  },
  { label: instrumentLabels.Marca, cliente: true, share: 13, value: ({ Marca }) => Marca.trim() },
  { label: instrumentLabels.Modelo, cliente: true, share: 13, value: ({ Modelo }) => Modelo.trim() },
  { label: instrumentLabels.Serie, cliente: true, share: 15, value: ({ Serie }) => Serie.trim() },
  { label: 'Intervalo', cliente: false, share: 17, value: intervalText },
]
