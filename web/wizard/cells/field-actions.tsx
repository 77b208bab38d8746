import { asKept } from '../../../contract/as-kept.ts'
import { Button } from '../../parts/button.tsx'
import { isUnsaved, type SavedField } from '../saving/saved-field.ts'
import styles from './saved-cell.module.css'

interface FieldActionsProps {
  field: SavedField
  recibido: string | undefined
  readOnly: boolean
  onUse: (value: string) => void
  onTakeOffer: () => void
  onDropOffer: () => void
}

/** What can be done with a value: put back what it was, take or drop what was left unsaved. */
export function FieldActions({ field, recibido, readOnly, onUse, ...offer }: FieldActionsProps) {
  const before = recibido ?? field.server
  const left = field.due || !isUnsaved(field)
  const changed = left && asKept(field.value) !== asKept(before)
  if (!field.offer && !changed) return null
  return (
    <>
      {changed && <Before value={before} readOnly={readOnly} onUndo={() => onUse(before)} />}
      {field.offer && (
        <Offer
          value={field.offer.value}
          overtaken={!readOnly && asKept(field.offer.from) !== asKept(field.server)}
          readOnly={readOnly}
          {...offer}
        />
      )}
    </>
  )
}

function Before({ value, readOnly, onUndo }: { value: string; readOnly: boolean; onUndo: () => void }) {
  return (
    <p className={styles.action}>
      Antes: <b>{value || 'en blanco'}</b>
      {!readOnly && (
        <>
          {' '}
          <Button look="link" onClick={onUndo}>
            Deshacer
          </Button>
        </>
      )}
    </p>
  )
}

interface OfferProps {
  value: string
  /** The server's value is no longer the one that it was typed over. */
  overtaken: boolean
  readOnly: boolean
  onTakeOffer: () => void
  onDropOffer: () => void
}

/** Text of the customer's that the server does not have, and that is not sent by itself. */
function Offer({ value, overtaken, readOnly, onTakeOffer, onDropOffer }: OfferProps) {
  return (
    <p className={styles.action}>
      {offerWords(readOnly, overtaken)}: <b>{value || 'en blanco'}</b>
      {!readOnly && (
        <>
          {' '}
          <Button look="link" onClick={onTakeOffer}>
            Usarlo
          </Button>
        </>
      )}{' '}
      <Button look="link" onClick={onDropOffer}>
        Descartarlo
      </Button>
    </p>
  )
}

function offerWords(readOnly: boolean, overtaken: boolean): string {
  if (readOnly) return 'No se guardó'
  return overtaken ? 'Lo que escribiste no se guardó, y el dato cambió' : 'Lo que escribiste no se guardó'
}
