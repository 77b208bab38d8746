import { billingLabels, instrumentLabels } from '../../../contract/field-labels.ts'
import { billingFields, editableInstrumentFields } from '../../../contract/order-fields.ts'
import type { InstrumentView, OrderView } from '../order/order-view.ts'
import type { FieldAddress } from '../step-props.ts'

interface Change extends FieldAddress {
  label: string
  before: string
  after: string
}

/**
 * How a person calls an instrument: by its identification, else its serial, else by its kind and its number in the
 * list, from 1, since ten gauges without either are told apart by nothing else.
 */
export const instrumentName = ({ Identificacion, Serie, Instrumento }: InstrumentView, number: number): string =>
  Identificacion.trim() || Serie.trim() || `${Instrumento.trim() || 'Instrumento'} n.º ${number}`

/** What the customer changed of what the laboratory had, in the order of the steps. */
export function summaryChanges({ billing, recibido, instruments }: OrderView): Change[] {
  const ofBilling = billingFields.flatMap((campo): Change[] => {
    const before = recibido[campo]
    if (before === undefined || before === billing[campo]) return []
    return [{ campo, label: billingLabels[campo], before, after: billing[campo] }]
  })
  const ofInstruments = instruments.flatMap((instrument, index) =>
    editableInstrumentFields.flatMap((campo): Change[] => {
      const before = instrument.recibido[campo]
      if (before === undefined || before === instrument[campo]) return []
      const { idDatoCert } = instrument
      const label = `${instrumentName(instrument, index + 1)}, ${instrumentLabels[campo].toLocaleLowerCase('es')}`
      return [{ campo, idDatoCert, label, before, after: instrument[campo] }]
    }),
  )
  return [...ofBilling, ...ofInstruments]
}
