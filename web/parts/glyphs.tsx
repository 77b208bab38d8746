import styles from './glyphs.module.css'

const paths = {
  check: 'M2.5 8.5l4 4 7.5-8.5',
  down: 'M3 5.5l5 5 5-5',
  left: 'M10.5 3l-5 5 5 5',
  right: 'M5.5 3l5 5-5 5',
  back: 'M14.5 8h-12M7 3.5L2.5 8 7 12.5',
} as const

export type GlyphName = keyof typeof paths | 'saving' | 'warning' | 'unsaved'

/**
 * The interface's own marks, an em wide, in the text's colour. They say nothing by themselves: put words beside them.
 */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`${styles.glyph} ${name === 'saving' ? styles.turning : ''}`}
      aria-hidden="true"
    >
      <Drawing name={name} />
    </svg>
  )
}

function Drawing({ name }: { name: GlyphName }) {
  if (name === 'saving') return <path d="M8 2.5a5.5 5.5 0 1 0 5.5 5.5" />
  if (name === 'unsaved') return <circle cx="8" cy="8" r="5.5" fill="currentColor" stroke="none" />
  if (name === 'warning') {
    return (
      <>
        <circle cx="8" cy="8" r="7.5" fill="currentColor" stroke="none" />
        <path d="M8 3.8v5M8 10.6v1.8" stroke="#fff" />
      </>
    )
  }
  return <path d={paths[name]} />
}
