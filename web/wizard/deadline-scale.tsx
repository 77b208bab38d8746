import { useEffect, useState } from 'react'
import { type CenterTime, centerTime, shortDay } from './center-time.ts'
import styles from './deadline-scale.module.css'
import { hoursPerDay, officeScale, spokenTimeLeft } from './office-hours.ts'

/** The window on a scale: a tick an office hour, long ones where a day begins, the line what has gone by. */
export function DeadlineScale({ days, deadline }: { days: readonly string[]; deadline: CenterTime }) {
  const now = useNow()
  const scale = officeScale(days, deadline, now)
  if (scale.total === 0) return null
  const at = 320 * (scale.elapsed / scale.total)
  return (
    <div>
      <p className={styles.left}>{spokenTimeLeft(scale)}</p>
      <svg className={styles.scale} viewBox="0 0 320 18" preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks(scale.total / 60)} />
        <line className={styles.spent} x1="0" y1="16" x2={at} y2="16" />
        <line className={styles.now} x1={at} y1="0" x2={at} y2="18" />
      </svg>
      <div className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{shortDay(day)}</span>
        ))}
      </div>
    </div>
  )
}

function ticks(hours: number): string {
  return Array.from({ length: Math.floor(hours) + 1 }, (_, hour) => {
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
