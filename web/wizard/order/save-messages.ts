import { showToast } from '../../parts/toast-store.ts'
import { closedOrder, connection, somethingElse } from '../failures.ts'
import type { SaveEvent } from '../saving/saved-fields.ts'
import { billingGroup } from './order-groups.ts'

/** A dialog that a refused save opens. */
export interface Refusal {
  title: string
  text: string
}

const words = {
  billing: {
    saved: 'Datos de factura guardados',
    failed: 'Error al actualizar',
    closed: 'No se puede actualizar',
  },
  instrument: {
    saved: 'Instrumento actualizado',
    failed: 'Error al actualizar instrumento',
    closed: 'No se puede actualizar instrumento',
  },
} as const

/** Tells how a save went: a toast, or for a 403 what the dialog says. Sentences: specification §8. */
export function tellSave({ group, outcome, again }: SaveEvent): Refusal | undefined {
  const { saved, failed, closed } = group === billingGroup ? words.billing : words.instrument
  if (outcome.kind === 'refused' && outcome.status === 403) return { title: closed, text: outcome.error ?? closedOrder }
  if (outcome.kind === 'ok') showToast({ kind: 'success', title: saved })
  // A save that is tried again and again is told once; the field's own sign stays.
  else if (again) return undefined
  else if (outcome.kind === 'refused') showToast({ kind: 'error', title: failed, text: outcome.error ?? somethingElse })
  else showToast({ kind: 'error', ...connection })
  return undefined
}
