import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callAddress } from '../api/call-address.ts'
import { Page } from '../layout/page.tsx'
import { type Answer, type Answered, answerInvitation, answers } from '../newsletter/answer-invitation.ts'
import { Button } from '../parts/button.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { useInBrowser } from '../start/use-in-browser.ts'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './newsletter.module.css'

export const handle = { start: 'load' }

export const meta = () =>
  pageMeta({
    path: '/boletin',
    title: 'Boletín',
    description: 'Confirma tu suscripción al boletín del laboratorio o date de baja.',
    noindex: true,
  })

/** Two forms, which go by plain post where there is no script: the server puts the link's token into them. */
function Choices() {
  const [query] = useSearchParams()
  const [sending, setSending] = useState(false)
  const [told, setTold] = useState<Answered>()
  const answer = async (event: SyntheticEvent, which: Answer) => {
    event.preventDefault()
    setSending(true)
    setTold(await answerInvitation(which, query.get('token') ?? ''))
    setSending(false)
  }
  const open = told === undefined || told.kind === 'failed'
  const answered = useRef<HTMLParagraphElement>(null)
  // The buttons go away with their answer, and the focus with them: who pressed one goes on from what came of it.
  useEffect(() => {
    if (!open) answered.current?.focus()
  }, [open])
  return (
    <>
      {open && <p className={text.lead}>Abrir este enlace no cambia nada: decides tú con el botón que elijas.</p>}
      {open && (
        <div className={`${grid.ways} ${styles.choices}`}>
          {answers.map(({ which, look, button }) => (
            <form
              key={which}
              method="post"
              action={callAddress(`/api/boletin/${which}`)}
              onSubmit={(event) => answer(event, which)}
            >
              <input type="hidden" name="token" defaultValue="" />
              <Button type="submit" look={look} disabled={sending}>
                {button}
              </Button>
            </form>
          ))}
        </div>
      )}
      <p ref={answered} role="status" tabIndex={-1} className={told?.kind === 'done' ? styles.told : styles.failed}>
        {told?.text}
      </p>
    </>
  )
}

/** Where a newsletter mail's link leads: a visit subscribes nobody. Source: design §7. */
export default function Newsletter() {
  const [query] = useSearchParams()
  // The page is drawn at build, without a query: whether the link has its token is the browser's to see.
  const isWhole = !useInBrowser() || Boolean(query.get('token'))
  return (
    <Page title="Boletín">
      <div className={styles.place}>
        {isWhole ? (
          <Choices />
        ) : (
          <p className={text.lead}>
            Al enlace le falta su clave. Ábrelo completo desde el correo, o pide otro con tu correo al pie de esta
            página.
          </p>
        )}
      </div>
    </Page>
  )
}
