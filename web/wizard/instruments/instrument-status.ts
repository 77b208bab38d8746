import { asKept } from '../../../contract/as-kept.ts'
import { editableInstrumentFields } from '../../../contract/order-fields.ts'
import type { Sign } from '../cells/field-sign.tsx'
import type { InstrumentView } from '../order/order-view.ts'
import type { FieldGroup } from '../saving/field-group.ts'
import { isUnsaved, signOf } from '../saving/saved-field.ts'

export interface InstrumentStatus {
  /** Something of it is not on the server: unsaved, refused, offered. */
  unsaved: boolean
  /** Something of it is not what the laboratory had. */
  changed: boolean
  /** Serie and Identificacion are both blank: the certificate would not say of which instrument it is. */
  missing: boolean
}

/** Pending: unsaved or refused, or without serial and identification. Source: design §8. */
export const isPending = ({ unsaved, missing }: InstrumentStatus) => unsaved || missing

export function instrumentStatus(group: FieldGroup, recibido: InstrumentView['recibido']): InstrumentStatus {
  const blank = (name: string) => asKept(group[name]?.value ?? '') === ''
  let unsaved = false
  let changed = false
  for (const name of editableInstrumentFields) {
    const field = group[name]
    if (!field) continue
    unsaved ||= isUnsaved(field) || field.offer !== undefined
    changed ||= asKept(field.value) !== asKept(recibido[name] ?? field.server)
  }
  return { unsaved, changed, missing: blank('Serie') && blank('Identificacion') }
}

/** The one thing to say of an instrument in its row. */
export function instrumentSign(group: FieldGroup, { unsaved, changed, missing }: InstrumentStatus): Sign {
  const signs = editableInstrumentFields.map((name) => (group[name] ? signOf(group[name]) : 'none'))
  const worst = (['refused', 'closed', 'saving'] as const).find((sign) => signs.includes(sign))
  if (worst) return worst
  if (unsaved) return 'unsaved'
  if (missing) return 'missing'
  if (signs.includes('saved')) return 'saved'
  return changed ? 'changed' : 'none'
}
