import styles from './callouts.module.css'

interface Callout {
  /** Short text along the line; without it the letter stands alone. */
  label?: string
  value?: string
  /** The point, in per cent of the picture from its left and top. */
  at: readonly [left: number, top: number]
  /** Its line comes from the picture's right edge, where one from the left would cross the instrument. */
  fromRight?: boolean | undefined
}

const letters = 'abcdefgh'

/**
 * Lines from the picture's edge that end on what can be read there. Drawn in per cent of the picture by attributes,
 * since the page's policy forbids style attributes. What they say must stand in text beside the picture too.
 */
export function Callouts({ notes, from = 0 }: { notes: readonly Callout[]; from?: number }) {
  return (
    <svg className={styles.callouts} aria-hidden="true">
      {notes.map(({ label, value, at: [left, top], fromRight }, index) => (
        <g key={letters[index]}>
          <line x1={fromRight ? '100%' : `${from}%`} y1={`${top}%`} x2={`${left}%`} y2={`${top}%`} />
          <circle cx={`${left}%`} cy={`${top}%`} r="4" />
          <text
            x={fromRight ? '100%' : `${from}%`}
            y={`${top}%`}
            dx={fromRight ? -14 : from === 0 ? 14 : 0}
            dy="-8"
            textAnchor={fromRight ? 'end' : 'start'}
          >
            <tspan className={styles.letter}>{letters[index]}</tspan>
            {label && <tspan dx="8">{label}</tspan>}
            {value && (
              <tspan dx="8" className={styles.value}>
                {value}
              </tspan>
            )}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The letter that ties a note in the text to its line. */
export const calloutLetter = (index: number) => letters[index] ?? ''
