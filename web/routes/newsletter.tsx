import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { identity } from '../../content/identity.ts'
import { Page } from '../layout/page.tsx'
import { type Answer, answerInvitation, answers } from '../newsletter/answer-invitation.ts'
import { Button } from '../parts/button.tsx'
import { pageMeta } from '../seo/page-meta.ts'
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

function Choices({ token }: { token: string }) {
  const [sending, setSending] = useState(false)
  const [told, setTold] = useState<{ done: boolean; text: string }>()
  const answer = async (which: Answer) => {
    setSending(true)
    setTold(await answerInvitation(which, token))
    setSending(false)
  }
  return (
    <>
      <p className={text.lead}>Abrir este enlace no cambia nada: decides tú con el botón que pulses.</p>
      <p role="status" className={told?.done === false ? styles.failed : styles.told}>
        {told?.text}
      </p>
      {!told?.done && (
        <div className={styles.choices}>
          <Button disabled={sending} onClick={() => answer('confirmar')}>
            {answers.confirmar.button}
          </Button>
          <Button look="quiet" disabled={sending} onClick={() => answer('baja')}>
            {answers.baja.button}
          </Button>
        </div>
      )}
    </>
  )
}

/** Where a newsletter mail's link leads: a visit subscribes nobody. Source: design §7. */
export default function Newsletter() {
  const [query] = useSearchParams()
  // The page is drawn at build, without a query: the token is the browser's to read.
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(query.get('token') ?? ''), [query])
  return (
    <Page title="Boletín">
      <div className={styles.place}>
        {token ? (
          <Choices token={token} />
        ) : (
          <p className={text.lead}>
            {token === ''
              ? 'Al enlace le falta su clave. Ábrelo completo desde el correo, o pide otro con tu correo al pie de esta página.'
              : `Confirma o date de baja con los botones de esta página. Sin JavaScript no aparecen: escríbenos a ${identity.correo} y lo hacemos por ti.`}
          </p>
        )}
      </div>
    </Page>
  )
}
