import { billingLabels, instrumentLabels } from '../../../contract/field-labels.ts'
import { billingFields, editableInstrumentFields } from '../../../contract/order-fields.ts'
import { isUnsaved } from '../saving/saved-field.ts'
import type { SavedFields } from '../saving/saved-fields.ts'
import type { UnsavedField } from '../step-props.ts'
import { instrumentName } from '../survey/summary-changes.ts'
import { billingGroup, instrumentGroup } from './order-groups.ts'
import type { OrderView } from './order-view.ts'

/** Every field whose text the server does not have, as a person knows it. */
export function unsavedFields(order: OrderView, fields: SavedFields): UnsavedField[] {
  const list = (
    group: string,
    names: readonly string[],
    address: (campo: string) => Omit<UnsavedField, 'value' | 'why'>,
  ) =>
    names.flatMap((name) => {
      const field = fields.group(group)[name]
      return field && isUnsaved(field) ? [{ ...address(name), value: field.value, why: field.problem?.why }] : []
    })
  return [
    ...list(billingGroup, billingFields, (campo) => ({
      campo,
      label: billingLabels[campo as keyof typeof billingLabels],
    })),
    ...order.instruments.flatMap((instrument, index) =>
      list(instrumentGroup(instrument.idDatoCert), editableInstrumentFields, (campo) => ({
        campo,
        idDatoCert: instrument.idDatoCert,
        label: `${instrumentLabels[campo as keyof typeof instrumentLabels]} de ${instrumentName(instrument, index + 1)}`,
      })),
    ),
  ]
}
