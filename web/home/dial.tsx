import { useEffect, useRef } from 'react'
import styles from './dial.module.css'

const centre = 140
const radius = 118
const sweep = 270
const start = 135
const times = { duration: 1200, easing: 'cubic-bezier(.2,.7,.3,1)' }

/** Point of the scale's `value`, `distance` from the centre; one decimal, as the drawings have it. */
function at(value: number, distance: number): string {
  const angle = ((start + (sweep * value) / 100) * Math.PI) / 180
  return `${(centre + Math.cos(angle) * distance).toFixed(1)} ${(centre + Math.sin(angle) * distance).toFixed(1)}`
}

const everySecond = Array.from({ length: 51 }, (_, index) => index * 2)
const ticks = (values: number[], length: number) =>
  values.map((value) => `M${at(value, radius)}L${at(value, radius - length)}`).join('')
const minor = ticks(
  everySecond.filter((value) => value % 10 !== 0),
  8,
)
const major = ticks(
  everySecond.filter((value) => value % 10 === 0),
  16,
)

/** A circular gauge of 0 to 100, its needle on `value`; it swings there when it is first seen. */
export function Dial({ value }: { value: number }) {
  const dial = useRef<SVGSVGElement>(null)
  const turn = (sweep * value) / 100 - start
  useEffect(() => {
    const element = dial.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        const [arc, needle] = element.querySelectorAll('[data-moves]')
        needle?.animate([{ transform: `rotate(${-start}deg)` }, { transform: `rotate(${turn}deg)` }], times)
        arc?.animate([{ strokeDasharray: '0 100' }, { strokeDasharray: `${value} 100` }], times)
      },
      { threshold: 0.4 },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [turn, value])
  return (
    <svg ref={dial} className={styles.dial} viewBox="6 6 268 268" aria-hidden="true">
      <path strokeWidth="0.9" opacity="0.75" d={minor} />
      <path strokeWidth="1.8" d={major} />
      {[0, 20, 40, 60, 80, 100].map((mark) => {
        const [x, y] = at(mark === 0 ? -5.2 : mark === 100 ? 105.2 : mark, mark % 100 === 0 ? 106 : 88).split(' ')
        return (
          <text key={mark} x={x} y={y} dy="5" textAnchor="middle">
            {mark}
          </text>
        )
      })}
      <circle stroke="#5f9281" cx={centre} cy={centre} r="132" />
      <path
        data-moves
        strokeWidth="4"
        d={`M${at(0, 124)}A124 124 0 1 1 ${at(100, 124)}`}
        pathLength="100"
        strokeDasharray={`${value} 100`}
      />
      <path
        data-moves
        className={styles.needle}
        fill="#fff"
        stroke="none"
        d="M137 168L138.6 44L140 34L141.4 44L143 168Z"
        transform={`rotate(${turn})`}
      />
      <circle fill="#fff" stroke="none" cx={centre} cy={centre} r="7" />
    </svg>
  )
}
