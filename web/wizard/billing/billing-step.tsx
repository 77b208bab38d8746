import type { Aviso } from '../../../contract/billing-checks/aviso.ts'
import { suggestion } from '../../../contract/billing-checks/suggestion.ts'
import { billingLabels } from '../../../contract/field-labels.ts'
import { catalogueFields } from '../../../contract/sat/catalogues.ts'
import { FormSheet } from '../../parts/form-cell.tsx'
import text from '../../styles/text.module.css'
import cell from '../cells/saved-cell.module.css'
import { SavedCell } from '../cells/saved-cell.tsx'
import { billingGroup } from '../order/order-groups.ts'
import type { OrderView } from '../order/order-view.ts'
import shared from '../step.module.css'
import type { FieldStepProps } from '../step-props.ts'
import { type BillingCell, billingSheets } from './billing-cells.ts'
import styles from './billing-step.module.css'
import { CatalogueSelect } from './catalogue-select.tsx'
import { useBillingChecks } from './use-billing-checks.ts'

/** Step 1: the billing fields, each saved when it is left and changed; `readOnly` only shows them. */
export function BillingStep({ order, fields, readOnly }: FieldStepProps) {
  const avisos = useBillingChecks(fields)
  return (
    <>
      <p className={shared.lead}>{leadOf(order, readOnly)}</p>
      {billingSheets.map(({ title, cells }) => (
        <section key={title} className={styles.sheet} aria-label={title}>
          <h3 className={`${text.minor} ${styles.title}`}>{title}</h3>
          <FormSheet>
            {cells.map((each) => (
              <Cell key={each.name} {...{ ...each, order, fields, readOnly }} avisos={avisos} />
            ))}
          </FormSheet>
        </section>
      ))}
    </>
  )
}

function leadOf({ cancelled }: OrderView, readOnly: boolean): string {
  if (cancelled) return 'Con estos datos se iba a facturar el servicio.'
  if (readOnly) return 'Con estos datos se factura el servicio.'
  return 'Estos datos se usarán para facturar el servicio: verifícalos con cuidado, con tu Constancia de Situación Fiscal a la mano.'
}

function Cell({ name, documents, order, fields, readOnly, avisos, ...look }: CellProps) {
  const catalogue = catalogueFields.find((field) => field === name)
  const value = fields.group(billingGroup)[name]?.value ?? ''
  return (
    <SavedCell
      {...look}
      fields={fields}
      group={billingGroup}
      name={name}
      label={billingLabels[name]}
      readOnly={readOnly}
      recibido={order.recibido[name]}
      warnings={avisos.filter(({ campo }) => campo === name).map(({ mensaje }) => mensaje)}
      remedy={suggestion(name, value)}
      list={catalogue !== undefined}
      help={documents && <Documents {...documents} />}
      control={catalogue && ((box, state) => <CatalogueSelect field={catalogue} box={box} state={state} />)}
    />
  )
}

type CellProps = BillingCell & FieldStepProps & { avisos: readonly Aviso[] }

function Documents({ Factura, Certificado }: { Factura: string; Certificado: string }) {
  return (
    <dl className={cell.documents}>
      <dt>Factura</dt>
      <dd>{Factura}</dd>
      <dt>Certificado</dt>
      <dd>{Certificado}</dd>
    </dl>
  )
}
