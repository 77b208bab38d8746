import { useRef, useState } from 'react'
import { identity } from '../../../content/identity.ts'
import type { Outcome } from '../../api/call.ts'
import { sendQuestion } from '../../api/order-calls.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { NotedCell, notesId } from '../cells/noted-cell.tsx'
import type { OrderView } from '../order/order-view.ts'
import styles from './question-dialog.module.css'
import { keepQuestion, keptQuestion } from './question-draft.ts'

/** Most characters of a question. Source: design §7. */
const longest = 5000

/** Whom a question is about. */
export type QuestionOrder = Pick<OrderView, 'idOrden' | 'OrdenServicio'>

interface QuestionDialogProps {
  order: QuestionOrder
  onClosed: () => void
}

type State = 'writing' | 'sending' | 'sent' | 'noCall' | { error: string }

/** A question to the laboratory, also after the deadline. The text stays until it has arrived. */
export function QuestionDialog({ order, onClosed }: QuestionDialogProps) {
  const [mensaje, setMensaje] = useState(() => keptQuestion(order.idOrden))
  const onMensaje = (text: string) => {
    setMensaje(text)
    keepQuestion(order.idOrden, text)
  }
  const [state, setState] = useState<State>('writing')
  const busy = useRef(false)
  const send = async () => {
    if (busy.current) return
    if (mensaje.trim() === '') return setState({ error: 'Escribe tu duda antes de enviarla.' })
    busy.current = true
    setState('sending')
    const ended = stateAfter(await sendQuestion(order.idOrden, mensaje))
    busy.current = false
    setState(ended)
    if (ended === 'sent') onMensaje('')
  }

  return (
    <Dialog
      title={state === 'sent' ? 'Recibimos tu duda' : 'Tengo una duda'}
      caption={[`Orden ${order.OrdenServicio}`, '']}
      onClosed={onClosed}
      actions={(close) =>
        state === 'sent' ? (
          <Button onClick={close}>Cerrar</Button>
        ) : (
          <>
            <Button onClick={send} disabled={state === 'sending'}>
              {state === 'sending' ? 'Enviando...' : 'Enviar duda'}
            </Button>
            <Button look="quiet" onClick={close}>
              Cerrar
            </Button>
          </>
        )
      }
    >
      <div role="status">{state === 'sent' && <p>Te respondemos lo antes posible, en horas de oficina.</p>}</div>
      {state !== 'sent' && <QuestionCell mensaje={mensaje} onMensaje={onMensaje} state={state} />}
      {state === 'noCall' && <OtherWays order={order} mensaje={mensaje} />}
    </Dialog>
  )
}

const again = 'Tu texto sigue aquí: vuelve a intentarlo.'

function stateAfter(outcome: Outcome<unknown>): State {
  if (outcome.kind === 'ok') return 'sent'
  if (outcome.kind !== 'refused') return { error: `Error de conexión. ${again}` }
  if ([404, 405, 501].includes(outcome.status)) return 'noCall'
  return { error: outcome.campos.mensaje ?? outcome.error ?? `No se pudo enviar tu duda. ${again}` }
}

interface QuestionCellProps {
  mensaje: string
  onMensaje: (mensaje: string) => void
  state: State
}

function QuestionCell({ mensaje, onMensaje, state }: QuestionCellProps) {
  const error = typeof state === 'object' ? state.error : undefined
  return (
    <NotedCell alone id="duda" label="Tu duda" tone={error ? 'error' : 'plain'} notes={<p role="alert">{error}</p>}>
      <textarea
        id="duda"
        data-autofocus
        value={mensaje}
        maxLength={longest}
        readOnly={state === 'sending'}
        aria-invalid={error !== undefined}
        aria-describedby={notesId('duda')}
        onChange={(event) => onMensaje(event.target.value)}
      />
    </NotedCell>
  )
}

/** For a backend without the call: the telephone, and a mail that already holds what was typed. */
function OtherWays({ order, mensaje }: { order: QuestionOrder; mensaje: string }) {
  const subject = encodeURIComponent(`Duda sobre la orden ${order.OrdenServicio}`)
  return (
    <p role="alert" className={styles.ways}>
      Desde aquí no se pudo enviar. Llámanos al <a href={identity.telefono.enlace}>{identity.telefono.texto}</a> o{' '}
      <a href={`mailto:${identity.correo}?subject=${subject}&body=${encodeURIComponent(mensaje)}`}>
        escríbenos a {identity.correo}
      </a>
      .
    </p>
  )
}
