import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Picture, pictures } from './pictures.ts'

/** Width and height of a JPEG, from its frame header. */
function jpegSize(file: Buffer): [number, number] {
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)]
  }
  throw new Error('no frame')
}

function svgSize(file: Buffer): [number, number] {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(file.toString()) ?? []
  return [Number(width), Number(height)]
}

const sizeOf = (name: string, { kind }: Picture) =>
  kind === 'drawing'
    ? svgSize(readFileSync(join(import.meta.dirname, 'drawings', `${name}.svg`)))
    : jpegSize(readFileSync(join(import.meta.dirname, 'pictures', `${name}.jpg`)))

// A wrong size here would let the page jump when the picture comes.
describe('the pictures', () => {
  test.each(Object.entries(pictures))('%s has the size that is said of it', (name, picture) => {
    expect(sizeOf(name, picture)).toEqual([picture.width, picture.height])
  })

  const photos = Object.entries(pictures).filter(([, { kind }]) => kind === 'photo')

  // The budget of a page counts them: a card is seven times on the home page. Source: design §11.
  test.each(photos)('%s is no heavier than its kind may be', (name, { width }) => {
    const { size } = statSync(join(import.meta.dirname, 'pictures', `${name}.avif`))
    expect(size).toBeLessThanOrEqual(width > 1000 ? 20_000 : width > 600 ? 14_000 : 8_000)
  })

  test('no file of pictures/ is left that nothing names', () => {
    const named = photos.flatMap(([name]) => [`${name}.avif`, `${name}.jpg`])
    expect(readdirSync(join(import.meta.dirname, 'pictures')).sort()).toEqual(named.sort())
  })
})
