import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { type SavedField, signOf } from '../saving/saved-field.ts'
import type { SavedFields } from '../saving/saved-fields.ts'
import { type FieldInUse, useSavedField } from '../saving/use-saved-field.ts'
import { FieldActions } from './field-actions.tsx'
import { FieldSignMark } from './field-sign.tsx'
import { NotedCell, type NotedCellProps, notesId } from './noted-cell.tsx'
import styles from './saved-cell.module.css'

export interface SavedCellProps extends Pick<NotedCellProps, 'width' | 'halfOnPhone' | 'list'> {
  fields: SavedFields
  group: string
  name: string
  label: string
  readOnly: boolean
  /** What the laboratory had, where the customer changed it. */
  recibido: string | undefined
  /** Sentences about the value; they never block. */
  warnings?: readonly string[]
  /** Something better than what is typed: 'Usar «…»'. */
  remedy?: string | undefined
  /** What stands in the cell whatever its state. */
  help?: ReactNode
  /** The box; text that wraps, so that all of it can be read, unless given. */
  control?: (box: FieldInUse['box'], state: BoxState) => ReactNode
  autoComplete?: string
  inputMode?: 'numeric' | 'email'
}

export interface BoxState {
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  readOnly: boolean
}

/** A cell whose field saves itself, with its state, warnings, what it was before, and what was left unsaved. */
export function SavedCell(props: SavedCellProps) {
  const { fields, group, name, label, readOnly, warnings = [], remedy, help, control, width, halfOnPhone, list } = props
  const { field, box, use } = useSavedField(fields, group, name)
  const saving = signOf(field)
  const warned = warnings.length > 0 && !readOnly
  const hasNotes = warnings.length > 0 || help !== undefined || field.problem !== undefined
  const state: BoxState = {
    'aria-describedby': hasNotes ? notesId(box.id) : undefined,
    'aria-invalid': saving === 'refused' || undefined,
    readOnly,
  }
  return (
    <NotedCell
      id={box.id}
      label={label}
      width={width}
      halfOnPhone={halfOnPhone}
      list={list && !readOnly}
      readOnly={readOnly}
      tone={toneOf(saving === 'refused' || saving === 'closed', warned)}
      sign={<FieldSignMark sign={saving === 'none' && warned ? 'check' : saving} />}
      notes={hasNotes && <Notes {...{ field, warnings, help, readOnly, onUse: use }} remedy={remedy} />}
      actions={
        <FieldActions
          field={field}
          recibido={props.recibido}
          readOnly={readOnly}
          onUse={use}
          onTakeOffer={() => fields.takeOffer(group, name)}
          onDropOffer={() => fields.dropOffer(group, name)}
        />
      }
    >
      {control ? (
        control(box, state)
      ) : (
        <textarea
          {...box}
          {...state}
          rows={1}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={props.inputMode}
          spellCheck={false}
          enterKeyHint="done"
        />
      )}
    </NotedCell>
  )
}

const toneOf = (refused: boolean, warned: boolean) => (refused ? 'error' : warned ? 'warning' : 'plain')

interface NotesProps extends Pick<SavedCellProps, 'help' | 'readOnly' | 'remedy'> {
  field: SavedField
  warnings: readonly string[]
  onUse: (value: string) => void
}

function Notes({ field, warnings, help, readOnly, remedy, onUse }: NotesProps) {
  return (
    <>
      {field.problem && <Problem field={field} />}
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {warnings.length > 0 && remedy && !readOnly && (
        <Button look="link" className={styles.remedy} onClick={() => onUse(remedy)}>
          Usar «{remedy}»
        </Button>
      )}
      {help}
    </>
  )
}

function Problem({ field: { problem } }: { field: SavedField }) {
  if (problem?.kind === 'unreachable') {
    return (
      <p className={styles.waits}>
        Está a salvo en este navegador; se enviará en cuanto haya conexión.{problem.why && ` ${problem.why}`}
      </p>
    )
  }
  return <p className={styles.why}>{problem?.why ?? 'La orden ya no admite cambios.'}</p>
}
