import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipPart {
  name: string
  /** Text in pieces: the whole may be longer than a string can be. */
  content: Iterable<string>
}

interface Packed {
  name: Buffer
  data: Buffer
  crc: number
  size: number
}

/** 2.0: deflated, as everybody reads it. */
const version = 20
const namesInUtf8 = 0x0800
const deflated = 8
/** The first day there is: the same content is the same file. */
const firstDay = 0x21
/** Half the time of the usual level, for a file some tenth larger. */
const level = 3

async function packed({ name, content }: ZipPart): Promise<Packed> {
  let crc = 0
  let size = 0
  function* bytes() {
    for (const piece of content) {
      const buffer = Buffer.from(piece)
      crc = crc32(buffer, crc)
      size += buffer.length
      yield buffer
    }
  }
  const chunks: Buffer[] = []
  // Deflated beside this thread, and no faster than it can be.
  for await (const chunk of Readable.from(bytes()).pipe(createDeflateRaw({ level }))) chunks.push(chunk as Buffer)
  return { name: Buffer.from(name), data: Buffer.concat(chunks), crc, size }
}

/** What a part's own header and its line in the directory have in common. */
function described({ name, data, crc, size }: Packed): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(version, 0)
  head.writeUInt16LE(namesInUtf8, 2)
  head.writeUInt16LE(deflated, 4)
  head.writeUInt16LE(firstDay, 8)
  head.writeUInt32LE(crc, 10)
  head.writeUInt32LE(data.length, 14)
  head.writeUInt32LE(size, 18)
  head.writeUInt16LE(name.length, 22)
  return head
}

function directoryLine(part: Packed, at: number): Buffer {
  const mark = Buffer.from([0x50, 0x4b, 1, 2, version, 0])
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(at, 10)
  return Buffer.concat([mark, described(part), rest, part.name])
}

/** A ZIP file of parts that are written one after the other; each below 4 GiB. Source: APPNOTE.TXT 6.3, §4.3. */
export async function zipFile(parts: Iterable<ZipPart>): Promise<Buffer> {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const each of parts) {
    const part = await packed(each)
    directory.push(directoryLine(part, at))
    const piece = [Buffer.from([0x50, 0x4b, 3, 4]), described(part), part.name, part.data]
    pieces.push(...piece)
    at += piece.reduce((sum, { length }) => sum + length, 0)
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...pieces, ...directory, end])
}
