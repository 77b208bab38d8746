import { useEffect, useRef } from 'react'
import { home } from '../../content/home.ts'
import { listed } from '../../content/listed.ts'
import text from '../styles/text.module.css'
import styles from './mission-title.module.css'
import { PauseGlyph } from './pause-glyph.tsx'
import { useMoving } from './use-moving.ts'
import { writeWords, writeWordsScript } from './write-words.ts'

const { before, words, note } = home.mission
const sentence = listed(words)

// The browser keeps the text that came with the page.
const script = typeof document === 'undefined' ? writeWordsScript(`.${styles.word}`, words) : ''

/** The mission, its last word typed, from before React comes on; read aloud and printed it has all five. */
export function MissionTitle() {
  const place = useRef<HTMLSpanElement>(null)
  const { moving, paused, toggle } = useMoving()
  useEffect(() => {
    if (!place.current) return
    writeWords(place.current, words)
    place.current.toggleAttribute('data-writes', moving)
  }, [moving])
  return (
    <div className={styles.mission}>
      <h1 className={styles.title}>
        {before} <span className={`${text.hidden} ${styles.all}`}>{sentence}</span>
      </h1>
      <div className={styles.fill}>
        <p className={styles.blank} aria-hidden="true">
          {/* Every word holds the place open, so that none moves the page. */}
          {words.map((word) => (
            <span key={word} className={styles.place}>
              {word}
            </span>
          ))}
          <span>
            {/* Not React's: the script below writes here. */}
            <span ref={place} className={styles.word} suppressHydrationWarning>
              {words[0]}
            </span>
          </span>
        </p>
        <p className={styles.note}>
          {note}
          <button
            type="button"
            className={text.moving}
            onClick={toggle}
            aria-label={paused ? 'Seguir escribiendo' : 'Pausar la escritura'}
          >
            <PauseGlyph paused={paused} />
          </button>
        </p>
      </div>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
    </div>
  )
}
