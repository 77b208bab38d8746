import { useCallback, useMemo, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import type { OrderView } from '../order/order-view.ts'
import shared from '../step.module.css'
import type { FieldStepProps } from '../step-props.ts'
import { InstrumentRow, rowId } from './instrument-row.tsx'
import { InstrumentTicks } from './instrument-ticks.tsx'
import { InstrumentTools } from './instrument-tools.tsx'
import styles from './instruments-step.module.css'
import { isEachTicked } from './tick-ranges.ts'
import { useInstrumentFilter } from './use-instrument-filter.ts'

interface InstrumentsStepProps extends FieldStepProps {
  /** The instrument that is open from the start, for 'Corregir'. */
  wanted: string | undefined
}

/** Step 2: the instruments of both lists, each field saved when it is left and changed; `readOnly` only shows them. */
export function InstrumentsStep({ order, fields, readOnly, wanted }: InstrumentsStepProps) {
  const { instruments } = order
  const isAlone = instruments.length === 1
  const { kind, setKind, text, setText, wantedText, shown, showAll } = useInstrumentFilter(fields, instruments)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAtFirst(instruments, wanted))
  const toggle = useCallback((idDatoCert: string) => setOpen((before) => toggled(before, idDatoCert)), [])
  const { idOrden, OrdenServicio } = order
  const orderNames = useMemo(() => ({ idOrden, OrdenServicio }), [idOrden, OrdenServicio])
  const jump = (index: number) => {
    const id = instruments[index]?.idDatoCert ?? ''
    if (!shown.includes(index)) showAll()
    if (isEachTicked(instruments.length)) setOpen((before) => new Set([...before, id]))
    // After the row is there: it may have been filtered out.
    requestAnimationFrame(() => focusRow(id))
  }

  if (instruments.length === 0) return <p className={shared.lead}>{leadOf(order, readOnly)}</p>
  return (
    <>
      <p className={shared.lead}>{leadOf(order, readOnly)}</p>
      {!isAlone && (
        <InstrumentTools
          {...{ text, kind, fields, instruments }}
          onText={setText}
          onKind={setKind}
          shown={shown.length}
        />
      )}
      <div className={`${styles.list} ${isAlone ? styles.alone : ''}`}>
        {!isAlone && (
          <InstrumentTicks {...{ fields, instruments }} open={positionsOf(instruments, open)} onJump={jump} />
        )}
        <div className={styles.rows}>
          <Columns />
          <ol>
            {shown.map((index) => {
              const instrument = instruments[index]
              return (
                instrument && (
                  <InstrumentRow
                    key={instrument.idDatoCert}
                    {...{ instrument, fields, readOnly }}
                    number={index + 1}
                    order={orderNames}
                    open={open.has(instrument.idDatoCert)}
                    onToggle={toggle}
                  />
                )
              )
            })}
          </ol>
          {shown.length === 0 && <NothingFound text={wantedText} onShowAll={showAll} />}
        </div>
      </div>
    </>
  )
}

function focusRow(idDatoCert: string) {
  const head = document.getElementById(rowId(idDatoCert))
  head?.focus({ preventScroll: true })
  head?.scrollIntoView({ block: 'start' })
}

/** The one that is wanted, or the only one: there is nothing to choose from. */
function openAtFirst(instruments: OrderView['instruments'], wanted: string | undefined): ReadonlySet<string> {
  const only = instruments.length === 1 ? instruments[0]?.idDatoCert : undefined
  const id = wanted ?? only
  return new Set(id === undefined ? [] : [id])
}

function toggled(before: ReadonlySet<string>, idDatoCert: string): ReadonlySet<string> {
  const after = new Set(before)
  if (!after.delete(idDatoCert)) after.add(idDatoCert)
  return after
}

function positionsOf(instruments: OrderView['instruments'], open: ReadonlySet<string>): ReadonlySet<number> {
  return new Set(instruments.flatMap(({ idDatoCert }, index) => (open.has(idDatoCert) ? [index] : [])))
}

function leadOf({ instruments, cancelled }: OrderView, readOnly: boolean): string {
  const count = instruments.length
  if (count === 0) {
    const missing = `Esta orden no tiene instrumentos${readOnly ? '' : ' todavía'}.`
    return `${missing} Si esperabas verlos aquí, pregúntanos con «Tengo una duda».`
  }
  if (count === 1) {
    const printed = `Un instrumento. Así se ${cancelled ? 'iba a imprimir' : 'imprimirá'}`
    return readOnly ? `${printed}.` : `${printed}; corrige aquí lo que haga falta.`
  }
  const purpose = readOnly ? 'verlo completo' : 'corregirlo'
  return `${count} instrumentos. Así se ${cancelled ? 'iban a imprimir' : 'imprimirán'}; abre uno para ${purpose}.`
}

function Columns() {
  return (
    <p className={styles.columns} aria-hidden="true">
      <span>N.º</span>
      <span>Instrumento</span>
      <span className={styles.model}>Marca y modelo</span>
      <span>Serie</span>
      <span>Identificación</span>
    </p>
  )
}

function NothingFound({ text, onShowAll }: { text: string; onShowAll: () => void }) {
  return (
    <p className={styles.none}>
      {text ? `Ningún instrumento coincide con «${text}».` : 'Ningún instrumento aquí.'}{' '}
      <Button look="link" onClick={onShowAll}>
        Ver todos
      </Button>
    </p>
  )
}
