import { type SyntheticEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { identity } from '../../../content/identity.ts'
import { Button } from '../../parts/button.tsx'
import grid from '../../styles/grid.module.css'
import { NotedCell, notesId } from '../cells/noted-cell.tsx'
import styles from '../wizard.module.css'
import { WizardHeader } from '../wizard-header.tsx'
import { type ReadLink, readOrderLink } from './order-link.ts'
import search from './order-search.module.css'

const problems: Record<Exclude<ReadLink['kind'], 'order'>, string> = {
  blank: 'Pega el enlace que te enviamos por correo.',
  number:
    'Ese es el número de la orden. Para abrirla necesitas el enlace del correo: por seguridad, el número no basta.',
  other: 'No reconocemos ese enlace. Cópialo completo del correo: termina en una clave larga de letras y números.',
}

/** Asks for the link or the id of an order, and leads to its wizard. */
export function OrderSearch() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    const link = readOrderLink(input.current?.value ?? '')
    if (link.kind === 'order') return navigate(`/confirmacion?id=${encodeURIComponent(link.idOrden)}`)
    setProblem(problems[link.kind])
    input.current?.focus()
  }
  return (
    <div className={styles.page}>
      <WizardHeader />
      <main className={`${grid.wrap} ${grid.grid} ${styles.body}`}>
        <div className={styles.spine}>
          <h2 className={styles.title}>Abrir tu orden</h2>
          <form className={search.form} onSubmit={open} noValidate>
            <NotedCell
              id="enlace"
              label="Enlace o clave de tu orden"
              alone
              tone={problem ? 'error' : 'plain'}
              notes={<p role="alert">{problem}</p>}
            >
              <input
                ref={input}
                id="enlace"
                name="enlace"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                aria-invalid={problem !== undefined}
                aria-describedby={notesId('enlace')}
              />
            </NotedCell>
            <Button type="submit">Abrir orden</Button>
          </form>
          <p className={search.help}>
            El enlace viene en el correo que te enviamos cuando recibimos tus instrumentos. ¿No lo encuentras? Llámanos
            al <a href={identity.telefono.enlace}>{identity.telefono.texto}</a> o escríbenos por{' '}
            <a href={identity.whatsapp.enlace}>WhatsApp</a>.
          </p>
        </div>
      </main>
    </div>
  )
}
