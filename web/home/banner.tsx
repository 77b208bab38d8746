import { Link } from 'react-router'
import { home } from '../../content/home.ts'
import { pictures } from '../../content/pictures.ts'
import { Callouts } from '../figure/callouts.tsx'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import { buttonClass } from '../parts/button.tsx'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './banner.module.css'
import { MissionTitle } from './mission-title.tsx'

const { wide, tall, notes } = home.figure

/** The mission, who we are in four facts, and what we read on an instrument. */
export function Banner() {
  return (
    <div className={`${grid.wrap} ${styles.banner}`}>
      <MissionTitle />
      <div className={`${grid.grid} ${styles.body}`}>
        <div className={grid.margin}>
          <div>
            <p className={text.lead}>{home.lead}</p>
            <div className={`${grid.ways} ${styles.ways}`}>
              <Link className={buttonClass()} to="/contact">
                Solicitar cotización
              </Link>
              <Link className={text.go} to="/services">
                Ver servicios
              </Link>
            </div>
          </div>
          <dl className={styles.facts}>
            {home.facts.map(([name, value]) => (
              <div key={name} className={grid.apart}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure className={`${grid.spine} ${styles.figure}`}>
          <div className={styles.plate}>
            <Picture name={wide} phone={tall} first />
            <div className={styles.notes}>
              <Callouts notes={notes} from={5} />
            </div>
            <ul className={text.hidden}>
              {notes.map(({ label, value }) => (
                <li key={label}>
                  {label}: {value}
                </li>
              ))}
            </ul>
          </div>
          <FigureCaption number={1}>{pictures[wide].caption}</FigureCaption>
        </figure>
      </div>
    </div>
  )
}
