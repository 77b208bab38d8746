import { useEffect, useState } from 'react'
import { type CenterTime, centerTime, shortDay } from '../../parts/center-time.ts'
import styles from './deadline-scale.module.css'
import { hoursPerDay, officeScale, spokenTimeLeft } from './office-hours.ts'

/** More days than this have ticks of days, not of hours, and names at the ends alone. */
const hoursUpTo = 5
/** More than this are no scale: an order that was extended by months. */
const daysUpTo = 40

/** The window on a scale: a tick an office hour, long ones where a day begins, the line what has gone by. */
export function DeadlineScale({ days, deadline }: { days: readonly string[]; deadline: CenterTime }) {
  const now = useNow()
  const scale = officeScale(days, deadline, now)
  if (scale.total === 0) return null
  return (
    <div>
      <p className={styles.left}>{spokenTimeLeft(scale, days)}</p>
      {days.length <= daysUpTo && (
        <Ruler days={days} at={320 * (scale.elapsed / scale.total)} hours={scale.total / 60} />
      )}
    </div>
  )
}

function Ruler({ days, at, hours }: { days: readonly string[]; at: number; hours: number }) {
  const named = days.length <= hoursUpTo ? days : [days[0] ?? '', days.at(-1) ?? '']
  return (
    <>
      <svg className={styles.scale} viewBox="0 0 320 18" preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks(hours, days.length <= hoursUpTo ? 1 : hoursPerDay)} />
        <line className={styles.spent} x1="0" y1="16" x2={at} y2="16" />
        <line className={styles.now} x1={at} y1="0" x2={at} y2="18" />
      </svg>
      <div className={`${styles.days} ${named === days ? '' : styles.few}`} aria-hidden="true">
        {named.map((day) => (
          <span key={day}>{shortDay(day)}</span>
        ))}
      </div>
    </>
  )
}

/** A mark every `step` hours, longer where a day begins. */
function ticks(hours: number, step: number): string {
  return Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) => {
    const hour = index * step
    const length = hour % hoursPerDay === 0 ? 16 : 6
    return `M${((320 * hour) / hours).toFixed(1)} 0v${length}`
  }).join('')
}

function useNow(): CenterTime {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return centerTime(now)
}
