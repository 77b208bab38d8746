import { checkBilling } from '../../../contract/billing-checks/check-billing.ts'
import { billingLabels } from '../../../contract/field-labels.ts'
import type { InstrumentView, OrderView } from '../order/order-view.ts'
import type { FieldAddress } from '../step-props.ts'
import { instrumentName } from './summary-changes.ts'

interface Warning extends FieldAddress {
  label: string
  text: string
}

function instrumentWarnings(instrument: InstrumentView, index: number): Warning[] {
  const { idDatoCert, Instrumento, Serie, Identificacion } = instrument
  const blank = (value: string) => value.trim() === ''
  const name = instrumentName(instrument, index + 1)
  const list: Warning[] = []
  if (blank(Instrumento)) {
    list.push({
      campo: 'Instrumento',
      idDatoCert,
      label: `${name}, instrumento`,
      text: 'Está vacío: se imprimirá en blanco',
    })
  }
  if (blank(Serie)) {
    const text = blank(Identificacion)
      ? 'Falta la serie, y tampoco tiene identificación'
      : 'Está vacía: se imprimirá en blanco'
    list.push({ campo: 'Serie', idDatoCert, label: `${name}, serie`, text })
  }
  return list
}

/** What is worth a second look before confirming; nothing of it blocks. Source: design §8. */
export function summaryWarnings({ billing, instruments }: OrderView): Warning[] {
  const ofBilling = checkBilling(billing).map(({ campo, mensaje }): Warning => {
    return { campo, label: billingLabels[campo], text: mensaje }
  })
  return [...ofBilling, ...instruments.flatMap(instrumentWarnings)]
}
