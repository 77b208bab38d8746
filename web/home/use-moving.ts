import { useEffect, useState } from 'react'

/** Whether something may move by itself: not for people who ask for less motion, nor after its pause is pressed. */
export function useMoving(): { moving: boolean; paused: boolean; toggle: () => void } {
  const [paused, setPaused] = useState(false)
  // Still until the browser says what the person prefers.
  const [still, setStill] = useState(true)
  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)')
    const read = () => setStill(preference.matches)
    read()
    preference.addEventListener('change', read)
    return () => preference.removeEventListener('change', read)
  }, [])
  return { moving: !still && !paused, paused, toggle: () => setPaused((before) => !before) }
}
