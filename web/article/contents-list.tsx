import text from '../styles/text.module.css'
import styles from './contents-list.module.css'

/** A text's sections, numbered, in the margin; it stays in view while the text is read. */
export function ContentsList({ contents }: { contents: { id: string; title: string }[] }) {
  return (
    <nav className={`${styles.contents} ${text.onScreen}`} aria-labelledby="contenido-titulo">
      <h2 id="contenido-titulo" className={text.minor}>
        En esta página
      </h2>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
