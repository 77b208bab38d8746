// fontkit ships no types: only what the preview uses.
declare module 'fontkit' {
  export interface Glyph {
    id: number
    /** In font units. */
    advanceWidth: number
    codePoints: number[]
  }
  export interface Font {
    unitsPerEm: number
    glyphForCodePoint(codePoint: number): Glyph
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): unknown
  }
  export function create(file: Uint8Array): Font
}
