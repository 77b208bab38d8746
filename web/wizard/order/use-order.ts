import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { BillingField, EditableInstrumentField } from '../../../contract/order-fields.ts'
import { saveBilling, saveInstrument } from '../../api/order-calls.ts'
import { browserDrafts } from '../saving/drafts.ts'
import { SavedFields } from '../saving/saved-fields.ts'
import type { UnsavedField } from '../step-props.ts'
import type { WizardForm } from '../steps.ts'
import { loadOrder, replacedStatus } from './load-order.ts'
import { groupsOf, instrumentOf, withRecibido, withSaved } from './order-groups.ts'
import { useDeadlineReread, useFlushAndReread } from './order-lifecycle.ts'
import { isReadOnly, type OrderView } from './order-view.ts'
import { type Refusal, tellSave } from './save-messages.ts'
import { unsavedFields } from './unsaved-fields.ts'

type OrderState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; isUnknown: boolean }
  | { kind: 'ready'; order: OrderView; fields: SavedFields }
  /** The link opens nothing any more; `unsaved` was typed here and the server does not have it. */
  | { kind: 'replaced'; unsaved: readonly UnsavedField[] }

interface OrderInUse {
  state: OrderState
  /** Reads the order again: silently when it is shown, from the start when it could not be read. */
  reread: () => Promise<void>
  /** What a 403 said, until it is closed. */
  refusal: Refusal | undefined
  dropRefusal: () => void
  /** Shows the order as the answer to its confirmation says it is, then reads it again. */
  markConfirmed: (confirmadaEn: string | undefined) => Promise<void>
}

/** An order on the screen: read, its fields saving themselves, read again whenever the page is shown again. */
export function useOrder(form: WizardForm, idOrden: string): OrderInUse {
  const [read, setRead] = useState<Reading>({ kind: 'loading' })
  const [base, setBase] = useState<OrderView>()
  const [refusal, setRefusal] = useState<Refusal>()
  const shown = useRef(false)
  const onReplaced = useRef(() => {})
  const [fields] = useState(() =>
    savedFieldsOf(
      idOrden,
      (told) => setRefusal((first) => first ?? told),
      () => onReplaced.current(),
    ),
  )

  const reread = useCallback(async () => {
    if (!shown.current) setRead({ kind: 'loading' })
    const since = fields.turn
    const loaded = await loadOrder(form, idOrden)
    if (loaded.kind === 'ok') {
      fields.read(groupsOf(loaded.order), isReadOnly(loaded.order), since)
      shown.current = true
      setBase((before) => (before && !loaded.knowsRecibido ? withRecibido(before, loaded.order) : loaded.order))
      setRead({ kind: 'ready' })
    } else if (loaded.kind === 'replaced' || !shown.current) setRead(loaded)
  }, [fields, form, idOrden])

  useEffect(() => {
    onReplaced.current = reread
    reread()
  }, [reread])
  useEffect(() => {
    if (refusal) reread()
  }, [refusal, reread])
  useFlushAndReread(fields, reread)
  useDeadlineReread(base, reread)

  const version = useSyncExternalStore(
    useCallback((listener) => fields.subscribe(undefined, listener), [fields]),
    () => fields.serverVersion,
    () => 0,
  )
  const order = useMemo(() => base && withSaved(base, fields), [base, fields, version])
  const state = stateOf(read, order, fields)
  const markConfirmed = useCallback(
    async (confirmadaEn: string | undefined) => {
      setBase((before) => before && { ...before, confirmed: true, confirmadaEn: confirmadaEn ?? before.confirmadaEn })
      await reread()
    },
    [reread],
  )
  return { state, reread, refusal, dropRefusal: useCallback(() => setRefusal(undefined), []), markConfirmed }
}

type Reading = { kind: 'loading' | 'ready' | 'replaced' } | Extract<OrderState, { kind: 'failed' }>

function stateOf(read: Reading, order: OrderView | undefined, fields: SavedFields): OrderState {
  if (read.kind === 'failed') return read
  if (read.kind === 'replaced') return { kind: 'replaced', unsaved: order ? unsavedFields(order, fields) : [] }
  return read.kind === 'ready' && order ? { kind: 'ready', order, fields } : { kind: 'loading' }
}

function savedFieldsOf(idOrden: string, onRefusal: (refusal: Refusal) => void, onReplaced: () => void): SavedFields {
  return new SavedFields({
    drafts: browserDrafts(idOrden),
    send: (group, values, cambiados, keepalive) => {
      const idDatoCert = instrumentOf(group)
      return idDatoCert === undefined
        ? saveBilling(idOrden, values, cambiados as readonly BillingField[], { keepalive })
        : saveInstrument(
            idOrden,
            idDatoCert,
            values as Record<EditableInstrumentField, string>,
            cambiados as readonly EditableInstrumentField[],
            { keepalive },
          )
    },
    onOutcome: (event) => {
      if (event.outcome.kind === 'refused' && event.outcome.status === replacedStatus) return onReplaced()
      const refusal = tellSave(event)
      if (refusal) onRefusal(refusal)
    },
  })
}
