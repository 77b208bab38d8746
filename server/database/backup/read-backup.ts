import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { errorCode } from '../../error-code.ts'
import { StartError } from '../../start-error.ts'
import { migrationNames } from '../migrate.ts'
import { type BackupEnd, type BackupHead, type BackupTable, type Cell, isRow, parseRow } from './backup-format.ts'

const rowsAtOnce = 500

/** Some rows of one table. */
interface BackupPage extends BackupTable {
  filas: Cell[][]
}

const notOurs = (file: string) => new StartError(`${file} no es un respaldo de Certeza.`)
const damaged = (file: string, cause?: unknown) =>
  new StartError(`El respaldo ${file} está incompleto o dañado; no lo uses.`, { cause })

const unreadable: Record<string, (file: string) => string> = {
  ENOENT: (file) => `No existe el archivo ${file}.`,
  EISDIR: (file) => `${file} es una carpeta, no un archivo.`,
  EACCES: (file) => `No hay permiso para leer ${file}.`,
}

async function* uncompressed(file: string): AsyncIterable<Buffer> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  source.on('error', (cause) => gunzip.destroy(cause))
  yield* source.pipe(gunzip)
}

/** Its lines without their ends; U+2028 and the like are text. */
async function* linesOf(file: string): AsyncIterable<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of uncompressed(file)) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest + decoder.end() !== '') throw new Error('the last line has no end')
}

function readHead(file: string, line: string): BackupHead {
  let head: BackupHead
  try {
    head = JSON.parse(line)
  } catch {
    throw notOurs(file)
  }
  if (head?.certeza !== 'respaldo') throw notOurs(file)
  if (head.formato !== 1 || head.migraciones.some((name, index) => name !== migrationNames[index]))
    throw new StartError(`El respaldo ${file} es de una versión más nueva de Certeza. Actualiza el programa.`)
  return head
}

interface Reader {
  onHead?: (head: BackupHead) => Promise<void>
  onRows?: (page: BackupPage) => Promise<void>
}

async function readLines(file: string, { onHead, onRows }: Reader): Promise<BackupHead> {
  const digest = createHash('sha256')
  const counted: Record<string, number> = {}
  let head: BackupHead | undefined
  let end: BackupEnd | undefined
  let page: BackupPage | undefined
  const flush = async () => {
    if (page && page.filas.length > 0) await onRows?.(page)
    if (page) page = { ...page, filas: [] }
  }
  for await (const line of linesOf(file)) {
    if (end) throw damaged(file)
    if (!head) {
      head = readHead(file, line)
      await onHead?.(head)
    } else if (isRow(line) && page) {
      counted[page.tabla] = (counted[page.tabla] ?? 0) + 1
      page.filas.push(parseRow(line))
      if (page.filas.length >= rowsAtOnce) await flush()
    } else {
      await flush()
      const other: BackupTable | BackupEnd = JSON.parse(line)
      if ('fin' in other) end = other
      else page = { ...other, filas: [] }
      if (!end && page) counted[page.tabla] ??= 0
    }
    if (!end) digest.update(`${line}\n`)
  }
  if (!head) throw notOurs(file)
  const agrees = end?.sha256 === digest.digest('hex') && JSON.stringify(counted) === JSON.stringify(head.tablas)
  if (!agrees) throw damaged(file)
  return head
}

/**
 * Reads a backup from its first byte to its last and gives its head.
 * @throws StartError when it is none, is damaged, or is of a newer program; `onRows` may have had rows of it by then.
 */
export async function readBackup(file: string, reader: Reader = {}): Promise<BackupHead> {
  try {
    return await readLines(file, reader)
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const code = errorCode(cause)
    if (unreadable[code]) throw new StartError(unreadable[code](file), { cause })
    if (code === 'Z_DATA_ERROR' && /incorrect header check/.test(String(cause))) throw notOurs(file)
    const isOfFile = cause instanceof SyntaxError || code.startsWith('Z_') || /has no end/.test(String(cause))
    throw isOfFile ? damaged(file, cause) : cause
  }
}
