import type { Accreditation } from '../../content/accreditations.ts'
import { shortDate } from '../../content/spoken-date.ts'
import styles from './accreditation-timeline.module.css'

const quarters = 4

/** Years as a fraction: '2011-11-09' is 2011.86. Text only: no time zone can move the day. */
function yearsOf(iso: string): number {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return year + (month - 1 + (day - 1) / 31) / 12
}

/** The accreditation's life on a scale of quarters, a long tick a year; only where its beginning is known. */
export function AccreditationTimeline({ accreditation: { desde, ratificada } }: { accreditation: Accreditation }) {
  if (!desde || !ratificada) return null
  const first = Math.floor(yearsOf(desde))
  const last = Math.floor(yearsOf(ratificada)) + 2
  const place = (years: number) => `${(((years - first) / (last - first)) * 100).toFixed(2)}%`
  const ticks = Array.from({ length: (last - first) * quarters + 1 }, (_, index) => first + index / quarters)
  const numbered = (year: number) => (year - first) % 5 === 0 && last - year > 1
  return (
    <div className={styles.timeline}>
      <svg aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x1={place(tick)} x2={place(tick)} y1="24" y2={Number.isInteger(tick) ? 38 : 30} />
        ))}
        {ticks.filter(Number.isInteger).map(
          (year) =>
            (numbered(year) || year === last) && (
              <text
                key={year}
                x={place(year)}
                y="16"
                textAnchor={year === first ? 'start' : year === last ? 'end' : 'middle'}
              >
                {year}
              </text>
            ),
        )}
        {[desde, ratificada].map((date) => (
          <line
            key={date}
            className={styles.mark}
            x1={place(yearsOf(date))}
            x2={place(yearsOf(date))}
            y1="24"
            y2="76"
          />
        ))}
        <text className={styles.date} x={place(yearsOf(desde))} dx="10" y="58">
          {shortDate(desde)}
        </text>
        <text x={place(yearsOf(desde))} dx="10" y="76">
          Acreditado
        </text>
        <text className={styles.date} x={place(yearsOf(ratificada))} dx="-10" y="58" textAnchor="end">
          {shortDate(ratificada)}
        </text>
        <text x={place(yearsOf(ratificada))} dx="-10" y="76" textAnchor="end">
          Ratificado
        </text>
      </svg>
    </div>
  )
}
