const endMark = 0x06054b50
const endLength = 22
const longestComment = 0xffff
const entryMark = 0x02014b50
const entryLength = 46

/**
 * How many bytes the XML in a ZIP file takes unpacked, as its directory says; undefined when it has no directory.
 * A file so great that its size stands elsewhere (ZIP64) counts as 4 GiB.
 */
export function unpackedBytes(bytes: Uint8Array): number | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = view.length - endLength
  const first = Math.max(0, end - longestComment)
  while (end >= first && view.readUInt32LE(end) !== endMark) end -= 1
  if (end < first) return undefined
  let sum = 0
  for (let at = view.readUInt32LE(end + 16); at + entryLength <= view.length; ) {
    if (view.readUInt32LE(at) !== entryMark) break
    const [name, extra, comment] = [28, 30, 32].map((place) => view.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    if (/\.xml(?:\.rels)?$/.test(view.toString('latin1', at + entryLength, at + entryLength + name)))
      sum += view.readUInt32LE(at + 24)
    at += entryLength + name + extra + comment
  }
  return sum
}
