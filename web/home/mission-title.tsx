import { useEffect, useState } from 'react'
import { home } from '../../content/home.ts'
import { listed } from '../../content/listed.ts'
import text from '../styles/text.module.css'
import styles from './mission-title.module.css'
import { PauseGlyph } from './pause-glyph.tsx'
import { nextTyped, startTyped } from './typewriter.ts'
import { useMoving } from './use-moving.ts'

const { before, words, note } = home.mission
const sentence = listed(words)

/** The mission, its last word typed; read aloud and printed it has all five. */
export function MissionTitle() {
  const [typed, setTyped] = useState(() => startTyped(words))
  const { moving, paused, toggle } = useMoving()
  useEffect(() => {
    if (!moving) return
    const { next, wait } = nextTyped(words, typed)
    const timer = setTimeout(() => setTyped(next), wait)
    return () => clearTimeout(timer)
  }, [moving, typed])
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
            <span className={`${styles.word} ${moving ? styles.caret : ''}`}>
              {words[typed.word]?.slice(0, typed.shown) || '\u200b'}
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
    </div>
  )
}
