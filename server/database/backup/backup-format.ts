import type { Engine } from '../open.ts'

/**
 * A backup is lines of JSON, compressed with gzip: a head, then each table (a line with its name and columns, and one
 * for each row), then an end with the number of rows and the digest of every byte before it. Both engines write and
 * read it, so that it also moves a laboratory from SQLite to PostgreSQL, and `zcat` shows it to anybody.
 */
export interface BackupHead {
  certeza: 'respaldo'
  formato: 1
  /** Of the program that made it. */
  version: string
  motor: Engine
  /** ISO 8601 with offset. */
  creadoEn: string
  /** The schema: names of the migrations done, in order. */
  migraciones: string[]
  /** Rows by table, parents before what refers to them. */
  tablas: Record<string, number>
}

/** Rows of all tables together. */
export const rowTotal = ({ tablas }: BackupHead) => Object.values(tablas).reduce((sum, rows) => sum + rows, 0)

export interface BackupTable {
  tabla: string
  columnas: string[]
}

export interface BackupEnd {
  fin: true
  filas: number
  /** SHA-256 of all lines before this one, in hex. */
  sha256: string
}

export type Cell = string | number | boolean | null | Uint8Array

/** Bytes have no form of their own in JSON. */
const toJson = (cell: unknown): unknown =>
  cell instanceof Uint8Array ? { base64: Buffer.from(cell).toString('base64') } : cell

const fromJson = (cell: unknown): Cell =>
  typeof cell === 'object' && cell !== null && 'base64' in cell
    ? Buffer.from(String(cell.base64), 'base64')
    : (cell as Cell)

export const rowLine = (columns: readonly string[], row: Record<string, unknown>) =>
  JSON.stringify(columns.map((column) => toJson(row[column])))

export const parseRow = (line: string): Cell[] => (JSON.parse(line) as unknown[]).map(fromJson)

/** A line of a row; any other is of a head, a table or the end. */
export const isRow = (line: string) => line.startsWith('[')
