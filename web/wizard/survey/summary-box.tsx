import { addressLine } from '../../../contract/certificate/sheet.ts'
import { billingLabels } from '../../../contract/field-labels.ts'
import { catalogueFields, catalogueText } from '../../../contract/sat/catalogues.ts'
import { ReadAloud } from '../../parts/read-aloud.tsx'
import type { OrderView } from '../order/order-view.ts'
import shared from '../step.module.css'
import type { FieldAddress } from '../step-props.ts'
import styles from './summary-box.module.css'
import { summaryChanges } from './summary-changes.ts'
import { SummaryInstruments } from './summary-instruments.tsx'
import { SummaryRows } from './summary-rows.tsx'
import { summaryWarnings } from './summary-warnings.ts'

interface SummaryBoxProps {
  order: OrderView
  onCorrect: (field: FieldAddress) => void
}

/** The last look before confirming: what to check, what was changed, what will be printed and invoiced. */
export function SummaryBox({ order, onCorrect }: SummaryBoxProps) {
  const warnings = summaryWarnings(order)
  const changes = summaryChanges(order)
  return (
    <>
      <p className={shared.lead}>Al enviarla, tu orden queda confirmada.</p>
      <section className={`${shared.box} ${styles.box}`} aria-labelledby="antes-de-confirmar">
        <h3 id="antes-de-confirmar">Antes de confirmar</h3>
        <p className={styles.note}>{warningsSentence(warnings.length)}</p>
        <SummaryRows
          rows={warnings.map(({ label, text, ...field }) => ({ label, text, field }))}
          tone="warning"
          onCorrect={onCorrect}
        />
        {changes.length > 0 && (
          <>
            <h4>{changes.length === 1 ? 'Cambiaste 1 dato' : `Cambiaste ${changes.length} datos`}</h4>
            <SummaryRows
              rows={changes.map(({ label, before, after, ...field }) => ({
                label,
                text: <Replaced before={before} after={after} />,
                field,
              }))}
              onCorrect={onCorrect}
            />
          </>
        )}
        <h4>Se imprimirá en el certificado</h4>
        <dl className={styles.pairs}>
          <Pair label="Empresa" value={order.billing.Empresa} />
          <Pair label="Dirección" value={addressLine(order.billing)} />
        </dl>
        <SummaryInstruments instruments={order.instruments} />
        <h4>Se facturará con estos datos</h4>
        <dl className={styles.pairs}>
          {invoiced.map((field) => (
            <Pair key={field} label={billingLabels[field]} value={invoicedText(order, field)} />
          ))}
        </dl>
      </section>
    </>
  )
}

const invoiced = [
  'RFC',
  'Empresa',
  'CP',
  'RegimenFiscal',
  'UsoCFDI',
  'MetodoPago',
  'FormaPago',
  'Pedido',
  'Correo',
] as const

function invoicedText({ billing }: OrderView, field: (typeof invoiced)[number]): string {
  const listed = catalogueFields.find((each) => each === field)
  const words = listed && catalogueText(listed, billing[field])
  return words ? `${billing[field]} · ${words}` : billing[field]
}

function warningsSentence(count: number): string {
  if (count === 0) return 'No encontramos nada por revisar. Dale un último vistazo.'
  const found = count === 1 ? 'Encontramos 1 dato por revisar.' : `Encontramos ${count} datos por revisar.`
  return `${found} Puedes confirmar así.`
}

function Pair({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={value.trim() ? undefined : styles.blank}>{value.trim() || 'en blanco'}</dd>
    </div>
  )
}

function Replaced({ before, after }: { before: string; after: string }) {
  return (
    <>
      <ReadAloud>Antes: </ReadAloud>
      <del>{before || 'en blanco'}</del>
      <span aria-hidden="true"> → </span>
      <ReadAloud>; ahora: </ReadAloud>
      <ins>{after || 'en blanco'}</ins>
    </>
  )
}
