import { billingFields, editableInstrumentFields } from '../../../contract/order-fields.ts'
import type { Values } from '../saving/field-group.ts'
import type { SavedFields } from '../saving/saved-fields.ts'
import type { InstrumentView, OrderView } from './order-view.ts'

/** Group of the invoice's fields; an instrument's group is its idDatoCert behind a prefix. */
export const billingGroup = 'factura'
export const instrumentGroup = (idDatoCert: string) => `instrumento.${idDatoCert}`
export const instrumentOf = (group: string): string | undefined =>
  group === billingGroup ? undefined : group.slice('instrumento.'.length)

function pick<Name extends string>(source: Readonly<Record<Name, string>>, names: readonly Name[]): Values {
  return Object.fromEntries(names.map((name) => [name, source[name]]))
}

/** The fields of an order that are saved by themselves, by group, as the server has them. */
export function groupsOf({ billing, instruments }: OrderView): Record<string, Values> {
  const byInstrument = instruments.map((each) => [
    instrumentGroup(each.idDatoCert),
    pick(each, editableInstrumentFields),
  ])
  return { [billingGroup]: pick(billing, billingFields), ...Object.fromEntries(byInstrument) }
}

/** The order as read, with what has been saved since. */
export function withSaved(order: OrderView, fields: SavedFields): OrderView {
  const billing = { ...order.billing, ...serverValues(fields, billingGroup) }
  return {
    ...order,
    billing,
    recibido: recibidoOf(billing, order.recibido, order.billing),
    instruments: order.instruments.map((each): InstrumentView => {
      const values = serverValues(fields, instrumentGroup(each.idDatoCert))
      // The same object where nothing differs: its row is not drawn again.
      if (editableInstrumentFields.every((name) => values[name] === each[name])) return each
      return { ...each, ...values, recibido: recibidoOf(values, each.recibido, { ...each }) }
    }),
  }
}

/** A newer reading from a backend that does not say what it had: it had what this page read first. */
export function withRecibido(before: OrderView, next: OrderView): OrderView {
  const instruments = new Map(before.instruments.map((each) => [each.idDatoCert, each]))
  return {
    ...next,
    recibido: recibidoOf(next.billing, before.recibido, before.billing),
    instruments: next.instruments.map((each) => {
      const earlier = instruments.get(each.idDatoCert)
      return earlier
        ? { ...each, recibido: recibidoOf(pick(each, editableInstrumentFields), earlier.recibido, { ...earlier }) }
        : each
    }),
  }
}

type Known = Readonly<Partial<Record<string, unknown>>>

/** By field, what the laboratory had, where the value is another now; `earlier` where it is not said in `recibido`. */
function recibidoOf(values: Values, recibido: Known, earlier: Known): Partial<Record<string, string>> {
  const known = Object.entries(values).flatMap(([name, value]) => {
    const before = recibido[name] ?? earlier[name]
    return typeof before === 'string' && before !== value ? [[name, before]] : []
  })
  return Object.fromEntries(known)
}

const serverValues = (fields: SavedFields, group: string): Values =>
  Object.fromEntries(Object.entries(fields.group(group)).map(([name, { server }]) => [name, server]))
