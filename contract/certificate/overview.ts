import type { Instrument } from '../order-fields.ts'
import { certificateLabels, intervalText } from './sheet.ts'

interface OverviewColumn {
  label: string
  /** Supplied by the customer. Source: ISO/IEC 17025:2017 7.8.2.2. */
  cliente: boolean
  /** Share of the table's width. */
  share: number
  value: (instrument: Instrument, index: number) => string
}

/**
 * The table of all instruments of an order, for one look over everything before the single sheets. Source: design §8.
 */
export const overviewColumns: OverviewColumn[] = [
  { label: 'N.º', cliente: false, share: 5, value: (_, index) => String(index + 1) },
  { label: certificateLabels.Instrumento, cliente: true, share: 22, value: ({ Instrumento }) => Instrumento.trim() },
  {
    label: certificateLabels.Identificacion,
    cliente: true,
    share: 15,
    value: ({ Identificacion }) => Identificacion.trim(),
  },
  { label: certificateLabels.Marca, cliente: true, share: 13, value: ({ Marca }) => Marca.trim() },
  { label: certificateLabels.Modelo, cliente: true, share: 13, value: ({ Modelo }) => Modelo.trim() },
  { label: certificateLabels.Serie, cliente: true, share: 15, value: ({ Serie }) => Serie.trim() },
  { label: 'Intervalo', cliente: false, share: 17, value: intervalText },
]
