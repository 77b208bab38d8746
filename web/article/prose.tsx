import type { ComponentType, ReactNode } from 'react'
import type { PictureName } from '../../content/pictures.ts'
import { pictures } from '../../content/pictures.ts'
import { FigureCaption } from '../figure/figure-caption.tsx'
import { Picture } from '../figure/picture.tsx'
import text from '../styles/text.module.css'
import prose from './prose.module.css'
import { ProseLink } from './prose-link.tsx'
import styles from './prose-margin.module.css'

interface ProseProps {
  /** An MDX text of content/. */
  Text: ComponentType<{ components?: Record<string, unknown> }>
  /** Whether its sections are numbered, as its list of contents is. */
  numbered?: boolean
  /** Whether it stands in the spine's nine columns, of which it then takes six. */
  inSpine?: boolean
}

function ProseFigure({ name, phone, number = 1 }: { name: PictureName; phone?: PictureName; number?: number }) {
  if (!(name in pictures)) throw new Error(`<Figure name="${name}">: esa figura no está en content/pictures.ts`)
  return (
    <figure className={styles.figure}>
      <div className={styles.plate}>
        <Picture name={name} phone={phone} inColumn />
      </div>
      <FigureCaption number={number}>{pictures[name].caption}</FigureCaption>
    </figure>
  )
}

function ProseNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note" className={`${text.label} ${styles.note}`}>
      <b>{title}</b>
      {children}
    </div>
  )
}

/** What a text may use besides Markdown: `<Figure name="…" />` and `<Note title="…">`. */
const components = { a: ProseLink, Figure: ProseFigure, Note: ProseNote }

/** A text of content/ set to be read: 62 characters a line, notes in the margin. */
export function Prose({ Text, numbered, inSpine }: ProseProps) {
  const look = [prose.prose, styles.text, numbered && styles.numbered, inSpine && styles.inSpine]
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <Text components={components} />
    </div>
  )
}
