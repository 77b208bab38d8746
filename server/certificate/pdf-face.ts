import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph } from 'fontkit'

const { resolve } = createRequire(import.meta.url)

const files = {
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  pending: '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  /** For what Inter lacks: ⌀ and most signs of mathematics. */
  signs: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
} as const
export type FaceName = keyof typeof files
export const faceNames = Object.keys(files) as FaceName[]

export interface Face {
  name: FaceName
  /** What pdfkit takes as a font's source. */
  source: Font
  has: (codePoint: number) => boolean
  /** Width of `text` at `size`, both in points. */
  width: (text: string, size: number) => number
}

const opened = new Map<FaceName, Face>()

/** A face of the preview, opened once (50–120 ms) and shared by all documents. */
export function face(name: FaceName): Face {
  const known = opened.get(name)
  if (known) return known
  const fresh = openFace(name)
  opened.set(name, fresh)
  return fresh
}

function openFace(name: FaceName): Face {
  const font = create(readFileSync(resolve(files[name])))
  const { unitsPerEm } = font
  const glyphs = new Map<string, Glyph>()
  const glyphOf = (character: string): Glyph => {
    const known = glyphs.get(character)
    if (known) return known
    // A copy: fontkit reads a glyph's width out of the file each time.
    const { id, advanceWidth, codePoints } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    const glyph = { id, advanceWidth, codePoints }
    glyphs.set(character, glyph)
    return glyph
  }
  const advance = (text: string) => {
    let sum = 0
    for (const character of text) sum += glyphOf(character).advanceWidth
    return sum
  }
  // Character by character: Inter's contextual forms would print the serial 10x20 as 10×20. 25 times faster, too.
  const layout = (text: string) => {
    const run = Array.from(text, glyphOf)
    const positions = run.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }))
    return { glyphs: run, positions, advanceWidth: advance(text) }
  }
  return {
    name,
    source: Object.create(font, { layout: { value: layout } }),
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    width: (text, size) => (advance(text) * size) / unitsPerEm,
  }
}
