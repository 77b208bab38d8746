import { type ReactNode, useId } from 'react'
import { identity } from '../../../content/identity.ts'
import {
  certificateSheet,
  certificateTitle,
  customerMark,
  customerNote,
  endMark,
  type SheetItem,
  type SheetOrder,
  type SheetSection,
  scopeNote,
  voidMark,
} from '../../../contract/certificate/sheet.ts'
import type { Instrument } from '../../../contract/order-fields.ts'
import { ReadAloud } from '../../parts/read-aloud.tsx'
import { CertificateResults } from './certificate-results.tsx'
import styles from './certificate-sheet.module.css'

interface CertificateSheetProps {
  order: SheetOrder & { OrdenServicio: string }
  instrument: Instrument
}

/**
 * One instrument's certificate as it will be printed, as far as the order knows it; never to pass for an issued one.
 */
export function CertificateSheet({ order, instrument }: CertificateSheetProps) {
  const sheet = certificateSheet(order, instrument)
  const titleId = useId()
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <VoidMark />
      <Letterhead />
      <p className={styles.void}>{voidMark}</p>
      <h3 id={titleId} className={styles.title}>
        {certificateTitle}
      </h3>
      <p>
        Folio de datos {sheet.folio} · Orden {order.OrdenServicio}
      </p>
      {sheet.sections.map((section, index) => (
        <Section key={section.title} number={index + 1} section={section} />
      ))}
      <footer className={styles.foot}>
        <span>
          <sup className={styles.mark}>{customerMark}</sup> {customerNote} {scopeNote}
        </span>
        <span>Página 1 de 1 · {endMark}</span>
      </footer>
    </article>
  )
}

/** The paper while there is nothing to print on it; `children` say why. */
export function BlankSheet({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.sheet} ${styles.blank}`}>
      <VoidMark />
      <Letterhead />
      <div className={styles.why}>{children}</div>
    </div>
  )
}

const markRow = `${voidMark}      ${voidMark}`
const markRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const

/** Generated text, not a background: printers leave backgrounds out, and nobody has to read it a hundred times. */
function VoidMark() {
  return (
    <div className={styles.voidMark} aria-hidden="true">
      {markRows.map((row) => (
        <span key={row} data-mark={markRow} />
      ))}
    </div>
  )
}

function Letterhead() {
  const { nombre, muestra, direccion } = identity
  return (
    <header className={styles.head}>
      <p className={styles.name}>
        <svg viewBox="0 0 34 34" aria-hidden="true">
          <circle cx="17" cy="17" r="11" />
          <path d="M17 1v11M17 22v11M1 17h11M22 17h11" />
        </svg>
        <span>
          {nombre} <small>{muestra}</small>
        </span>
      </p>
      <p className={styles.address}>
        {direccion.calle}
        <br />
        {direccion.cp} {direccion.ciudad}
      </p>
    </header>
  )
}

function Section({ number, section: { title, items, results } }: { number: number; section: SheetSection }) {
  return (
    <section className={styles.section}>
      <h4>
        {number}. {title}
      </h4>
      {results ? (
        <CertificateResults results={results} />
      ) : (
        <dl className={styles.items}>
          {items.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </dl>
      )}
    </section>
  )
}

function Item({ item: { label, value, kind, cliente } }: { item: SheetItem }) {
  return (
    <div>
      <dt>
        {label}
        {cliente && (
          <>
            <sup className={styles.mark} aria-hidden="true">
              {customerMark}
            </sup>
            <ReadAloud>, {customerNote.toLocaleLowerCase('es')}</ReadAloud>
          </>
        )}
      </dt>
      <dd className={kind === 'known' ? undefined : styles.pending}>{value}</dd>
    </div>
  )
}
