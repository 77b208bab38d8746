import { Glyph, type GlyphName } from '../../parts/glyphs.tsx'
import type { FieldSign } from '../saving/saved-field.ts'
import styles from './field-sign.module.css'

export type Sign = FieldSign | 'check' | 'missing' | 'changed'

const signs: Record<Exclude<Sign, 'none'>, { text: string; glyph: GlyphName; look: string | undefined }> = {
  unsaved: { text: 'Sin guardar', glyph: 'unsaved', look: styles.unsaved },
  unreachable: { text: 'Sin guardar', glyph: 'unsaved', look: styles.unsaved },
  offered: { text: 'Sin guardar', glyph: 'unsaved', look: styles.unsaved },
  saving: { text: 'Guardando…', glyph: 'saving', look: styles.saving },
  saved: { text: 'Guardado', glyph: 'check', look: styles.saved },
  refused: { text: 'No se guardó', glyph: 'warning', look: styles.refused },
  closed: { text: 'No se guardó', glyph: 'warning', look: styles.refused },
  check: { text: 'Revisar', glyph: 'warning', look: styles.unsaved },
  missing: { text: 'Falta serie', glyph: 'warning', look: styles.unsaved },
  changed: { text: 'Cambiado', glyph: 'check', look: styles.saving },
}

/** State of a field, or of an instrument, in two words. Not a live region: the toasts speak. */
export function FieldSignMark({ sign }: { sign: Sign }) {
  if (sign === 'none') return null
  const { text, glyph, look } = signs[sign]
  return (
    <span className={`${styles.sign} ${look}`}>
      <Glyph name={glyph} />
      {text}
    </span>
  )
}
