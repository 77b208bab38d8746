import { clientCounts, figures } from '../../content/figures.ts'
import { home } from '../../content/home.ts'
import { type PictureName, pictures } from '../../content/pictures.ts'
import { services } from '../../content/services.ts'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import { Counter } from '../parts/counter.tsx'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './clients.module.css'
import { Section } from './section.tsx'

const { clients } = home

/** After the banner's figure and one for each service. */
const firstFigure = services.length + 2

function Photo({ name, number, className }: { name: PictureName; number: number; className: string | undefined }) {
  return (
    <figure className={className}>
      <Picture name={name} />
      <FigureCaption number={number}>{pictures[name].caption}</FigureCaption>
    </figure>
  )
}

/** The pair of photos, the badge of years, what clients get, and two counters. */
export function Clients() {
  return (
    <Section
      id="clientes"
      label={clients.label}
      note={clients.note}
      title={
        <>
          {clients.heading[0]} <br className={styles.wide} />
          {clients.heading[1]}
        </>
      }
    >
      <p className={`${grid.margin} ${styles.years}`}>
        <span className={`${text.numeral} ${styles.badge}`}>{figures.years}</span>
        <span>{clients.badge}</span>
      </p>
      {clients.pictures.map((name, index) => (
        <Photo
          key={name}
          name={name}
          number={firstFigure + index}
          className={index === 0 ? styles.wideFigure : styles.tallFigure}
        />
      ))}
      <ul className={styles.points}>
        {clients.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={styles.counts}>
        {clientCounts.map((count) => (
          <Counter key={count.text} {...count} />
        ))}
      </div>
    </Section>
  )
}
