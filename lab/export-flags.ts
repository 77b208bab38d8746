import { parseSince } from './parse-since.ts'

export const exportFormats = ['json', 'csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What every export is told. */
export interface ExportFlags {
  formato?: ExportFormat
  desde?: Temporal.Instant
  salida?: string
}

export const exportFlags = {
  formato: {
    kind: 'enum',
    values: exportFormats,
    optional: true,
    brief: 'Por el nombre de --salida; si no lo dice, json',
  },
  desde: {
    kind: 'parsed',
    parse: parseSince,
    optional: true,
    placeholder: 'FECHA',
    brief: 'Solo lo que pasó desde entonces: 2026-12-01 o con hora',
  },
  salida: { kind: 'parsed', parse: String, optional: true, placeholder: 'ARCHIVO', brief: 'Archivo que se escribe' },
} as const

/** The format asked for, else the one that the file's name says, else JSON. */
export function formatOf({ formato, salida = '' }: ExportFlags): ExportFormat {
  return formato ?? exportFormats.find((each) => salida.toLowerCase().endsWith(`.${each}`)) ?? 'json'
}
