import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { scrollSideways } from './scroll-sideways.ts'
import { useMoving } from './use-moving.ts'

/** How fast a slide moves, and how long each stands. Source: specification §9: autoplay, 1000 ms speed. */
const sliderTimes = { speed: 1000, stand: 5000 } as const

/** Width of one slide with its gap. */
function pace(list: HTMLElement): number {
  const [first, second] = list.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return list.clientWidth
  return second.offsetLeft - first.offsetLeft
}

/** Where a sideways list stands: the first slide in sight, how many are, and the width of one. */
function viewOf(list: HTMLElement) {
  const step = pace(list)
  return {
    step,
    first: Math.round(list.scrollLeft / step),
    perView: Math.max(1, Math.round(list.clientWidth / step)),
  }
}

/**
 * A sideways list that advances by itself until it is paused, pointed at or focused, and begins again after its end.
 */
export function useSlider(list: RefObject<HTMLUListElement | null>, count: number) {
  const { moving, paused, toggle } = useMoving()
  const [held, setHeld] = useState(false)
  const [{ first, perView }, setView] = useState({ first: 0, perView: 0 })
  const stop = useRef(() => {})

  const measure = useCallback(() => {
    const element = list.current
    if (!element) return
    const { first, perView } = viewOf(element)
    setView((before) => (before.first === first && before.perView === perView ? before : { first, perView }))
  }, [list])

  const go = useCallback(
    (by: 1 | -1) => {
      const element = list.current
      if (!element) return
      const { step, first: now, perView: shown } = viewOf(element)
      const last = Math.max(0, count - shown)
      const next = by > 0 ? (now >= last ? 0 : now + 1) : now <= 0 ? last : now - 1
      stop.current()
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      stop.current = scrollSideways(element, next * step, still ? 0 : sliderTimes.speed)
    },
    [list, count],
  )

  useEffect(() => {
    measure()
    addEventListener('resize', measure)
    return () => {
      removeEventListener('resize', measure)
      stop.current()
    }
  }, [measure])

  useEffect(() => {
    if (!moving || held) return
    const timer = setInterval(() => go(1), sliderTimes.stand)
    return () => clearInterval(timer)
  }, [moving, held, go])

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
    // A finger or wheel on the list takes over from a slide under way.
    onPointerDown: () => stop.current(),
    onWheel: () => stop.current(),
    onScroll: measure,
  }
  return { first, perView, paused, toggle, go, hold }
}
