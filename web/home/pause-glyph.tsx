/** Two bars while it moves, a triangle while it stands. */
export function PauseGlyph({ paused }: { paused: boolean }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d={paused ? 'M6 3l8 6-8 6z' : 'M6 3v12M12 3v12'} />
    </svg>
  )
}
