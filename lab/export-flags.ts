import { extname } from 'node:path'
import { parseSince } from './parse-since.ts'
import { WrongUse } from './wrong-use.ts'

const exportFormats = ['json', 'csv', 'xlsx'] as const
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

/**
 * The format asked for, else the one that the file's name says, else JSON. @throws WrongUse when the name says another.
 */
export function formatOf({ formato, salida = '' }: ExportFlags): ExportFormat {
  const ending = extname(salida).slice(1)
  const named = exportFormats.find((each) => each === ending.toLowerCase())
  if (formato === undefined && named === undefined && ending !== '')
    throw new WrongUse(`--salida: no se escribe .${ending}; termina el nombre en .xlsx, .csv o .json.`)
  return formato ?? named ?? 'json'
}
