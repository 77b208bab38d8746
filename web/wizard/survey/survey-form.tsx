import { useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Stars } from '../../parts/stars.tsx'
import grid from '../../styles/grid.module.css'
import { NotedCell, notesId } from '../cells/noted-cell.tsx'
import shared from '../step.module.css'
import type { FieldAddress } from '../step-props.ts'
import { keepSurvey, keptSurvey } from './survey-draft.ts'
import type { Survey } from './survey-flow.ts'
import styles from './survey-form.module.css'
import { SurveyUnsaved } from './survey-unsaved.tsx'
import type { ConfirmationInUse } from './use-confirmation.ts'

/** Most characters of the comments. Source: design §7. */
const longest = 2000

interface SurveyFormProps {
  idOrden: string
  /** As the server has it, when it was sent before. */
  answered: Survey | undefined
  confirmation: ConfirmationInUse
  onCorrect: (field: FieldAddress) => void
}

/** Stars, comments and the two ways to confirm. What is typed is kept until it is sent. */
export function SurveyForm({ idOrden, answered, confirmation, onCorrect }: SurveyFormProps) {
  const [survey, setSurvey] = useState(() => keptSurvey(idOrden) ?? answered ?? { califica: 0, comentarios: '' })
  const change = (part: Partial<Survey>) => {
    const next = { ...survey, ...part }
    setSurvey(next)
    keepSurvey(idOrden, next)
  }
  const { sending, result, send } = confirmation
  const atWork = sending !== 'none'
  const length = [...survey.comentarios].length
  const told = useRef<HTMLDivElement>(null)
  // On a phone the bar with the steps would cover what comes below the buttons.
  useEffect(() => {
    if (result) told.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  return (
    <form
      className={`${shared.box} ${styles.box}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (survey.califica > 0 && length <= longest) send(survey)
      }}
    >
      <Stars
        legend="¿Cómo calificas el servicio?"
        value={survey.califica}
        onValue={(califica) => change({ califica })}
        disabled={atWork}
      />
      <Comments
        text={survey.comentarios}
        length={length}
        readOnly={atWork}
        onText={(comentarios) => change({ comentarios })}
      />
      <div className={`${grid.ways} ${styles.actions}`}>
        <Button type="submit" disabled={survey.califica === 0 || atWork || length > longest}>
          {sending === 'survey' ? 'Enviando...' : 'Enviar encuesta y confirmar'}
        </Button>
        <Button look="quiet" disabled={atWork} onClick={() => send(undefined)}>
          {sending === 'alone' ? 'Confirmando...' : 'Confirmar sin encuesta'}
        </Button>
      </div>
      <div ref={told}>
        {result?.kind === 'unsaved' && <SurveyUnsaved fields={result.fields} onCorrect={onCorrect} />}
        {result?.kind === 'failed' && (
          <p className={styles.failed}>
            {result.uncertain ? uncertain : `La orden no se ha confirmado. ${result.text}`}{' '}
            {(survey.califica > 0 || length > 0) &&
              'Tu calificación y tus comentarios siguen aquí para intentarlo otra vez.'}
          </p>
        )}
      </div>
    </form>
  )
}

const uncertain =
  'No sabemos si la orden quedó confirmada: no llegó la respuesta del servidor. Vuelve a intentarlo; no se confirma dos veces.'

interface CommentsProps {
  text: string
  /** Its characters as a person counts them. */
  length: number
  readOnly: boolean
  onText: (text: string) => void
}

/** Says how many characters are left only near the end, and never cuts what is typed. */
function Comments({ text, length, readOnly, onText }: CommentsProps) {
  return (
    <div className={styles.comments}>
      <NotedCell
        alone
        id="comentarios"
        label="Comentarios (opcional)"
        tone={length > longest ? 'error' : 'plain'}
        notes={length > longest - 200 && <p>{remaining(length)}</p>}
      >
        <textarea
          id="comentarios"
          value={text}
          readOnly={readOnly}
          aria-invalid={length > longest}
          aria-describedby={notesId('comentarios')}
          onChange={(event) => onText(event.target.value)}
        />
      </NotedCell>
    </div>
  )
}

function remaining(length: number): string {
  const over = length - longest
  if (Math.abs(over) === 1) return over > 0 ? 'Sobra 1 carácter.' : 'Queda 1 carácter.'
  return over > 0 ? `Sobran ${over} caracteres.` : `Quedan ${-over} caracteres.`
}
