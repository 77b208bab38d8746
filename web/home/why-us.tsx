import { type Gauge, gauges } from '../../content/figures.ts'
import { home } from '../../content/home.ts'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import { Dial } from './dial.tsx'
import styles from './why-us.module.css'

function GaugeItem({ value, text: what }: Gauge) {
  return (
    <li>
      <Dial value={value} />
      <p className={`${text.numeral} ${styles.value}`}>
        {value}
        <small>%</small>
      </p>
      <p>{what}</p>
    </li>
  )
}

/** Why choose us: three gauges on the site's one green band. */
export function WhyUs() {
  return (
    <section className={styles.band} aria-labelledby="por-que-titulo">
      <div className={`${grid.wrap} ${grid.grid} ${styles.rows}`}>
        <p className={`${grid.margin} ${text.label} ${styles.label}`}>
          <b>{home.why.label}</b>
          {home.why.note}
        </p>
        <h2 id="por-que-titulo" className={grid.spine}>
          {home.why.heading}
        </h2>
        <ul className={`${grid.spine} ${styles.gauges}`}>
          {gauges.map((gauge) => (
            <GaugeItem key={gauge.id} {...gauge} />
          ))}
        </ul>
      </div>
    </section>
  )
}
