import { pictures } from '../../content/pictures.ts'
import type { ServicePage } from '../../content/service-page.ts'
import { Callouts, calloutLetter } from '../figure/callouts.tsx'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import text from '../styles/text.module.css'
import styles from './service-figure.module.css'

type Notes = ServicePage['callouts']

const placed = (notes: Notes, where: 'at' | 'phoneAt') =>
  notes.flatMap(({ [where]: at, fromRight }) => (at ? [{ at, fromRight }] : []))

/** The service's instrument as a numbered figure, with its lettered notes below. */
export function ServiceFigure({ page: { figure, phone, callouts } }: { page: ServicePage }) {
  const photo = pictures[figure].kind === 'photo'
  const wide = placed(callouts, 'at')
  const tall = placed(callouts, 'phoneAt')
  return (
    <>
      <figure className={styles.figure}>
        <div className={`${styles.plate} ${photo ? '' : styles.drawing}`}>
          <Picture name={figure} {...(phone && { phone })} first />
          {wide.length > 0 && (
            <div className={tall.length > 0 ? styles.onWide : phone && styles.wide}>
              <Callouts notes={wide} />
            </div>
          )}
          {tall.length > 0 && (
            <div className={styles.onPhone}>
              <Callouts notes={tall} />
            </div>
          )}
        </div>
        <FigureCaption number={1}>{pictures[figure].caption}</FigureCaption>
      </figure>
      <div className={styles.notes}>
        {callouts.map(({ title, text: said }, index) => (
          <p key={title} className={text.note}>
            <span className={styles.letter}>{calloutLetter(index)}</span>
            <b>{title}</b>
            <br />
            {said}
          </p>
        ))}
      </div>
    </>
  )
}
