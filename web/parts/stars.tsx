import { useId, useState } from 'react'
import { ReadAloud } from './read-aloud.tsx'
import styles from './stars.module.css'

/** What each number of stars says. */
const words = ['Muy malo', 'Malo', 'Regular', 'Bueno', 'Excelente'] as const
const starWords = (stars: number): string => {
  const word = words[stars - 1]
  return word ? `${stars} de 5 · ${word}` : ''
}

interface StarsProps {
  legend: string
  /** 1 to 5; 0 while none is chosen. */
  value: number
  onValue: (value: number) => void
  disabled?: boolean
}

/** One to five stars: radio buttons, so that arrows choose and a reader says 'n de 5'; the mouse previews. */
export function Stars({ legend, value, onValue, disabled }: StarsProps) {
  const [hovered, setHovered] = useState(0)
  const name = useId()
  const shown = hovered || value
  return (
    <fieldset className={styles.stars} disabled={disabled} onPointerLeave={() => setHovered(0)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {words.map((word, index) => {
          const stars = index + 1
          return (
            <label
              key={word}
              className={stars <= shown ? styles.lit : undefined}
              // A finger's touch leaves no hover behind.
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !disabled && setHovered(stars)}
            >
              <input type="radio" name={name} value={stars} checked={stars === value} onChange={() => onValue(stars)} />
              <ReadAloud>{starWords(stars)}</ReadAloud>
              <Star />
            </label>
          )
        })}
      </div>
      <p className={styles.words} aria-hidden="true">
        {starWords(shown) || 'Elige de 1 a 5 estrellas'}
      </p>
    </fieldset>
  )
}

/** As answered: nothing to press. */
export function StarsShown({ value }: { value: number }) {
  return (
    <div className={styles.shown}>
      {words.map((word, index) => (
        <span key={word} className={index < value ? styles.lit : undefined}>
          <Star />
        </span>
      ))}
      <p className={styles.words}>{starWords(value)}</p>
    </div>
  )
}

function Star() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 5l5.8 12.6 13.7 1.7-10.1 9.4 2.6 13.6L24 35.6l-12 6.7 2.6-13.6L4.5 19.3l13.7-1.7Z" />
    </svg>
  )
}
