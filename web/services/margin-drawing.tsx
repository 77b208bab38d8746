import { type PictureName, pictures } from '../../content/pictures.ts'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import styles from './margin-drawing.module.css'

/** A quantity's symbol, alone between words: printed in italics, its unit is not (NOM-008-SE). */
const symbol = /(?<![\p{L}\d])(Δ?[pUmFtMLφ])(?![\p{L}\d])/u

/** A drawing of what is measured, small, beside the text that is about it. */
export function MarginDrawing({ name, number }: { name: PictureName; number: number }) {
  return (
    <figure className={styles.figure}>
      <Picture name={name} />
      <FigureCaption number={number}>
        {pictures[name].caption.split(symbol).map((part, index) => (index % 2 ? <i key={part}>{part}</i> : part))}
      </FigureCaption>
    </figure>
  )
}
