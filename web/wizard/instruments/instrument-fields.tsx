import { intervalText } from '../../../contract/certificate/sheet.ts'
import { instrumentLabels } from '../../../contract/field-labels.ts'
import { FormSheet } from '../../parts/form-cell.tsx'
import { NotedCell, type NotedCellProps } from '../cells/noted-cell.tsx'
import { SavedCell } from '../cells/saved-cell.tsx'
import { instrumentGroup } from '../order/order-groups.ts'
import type { InstrumentView, OrderView } from '../order/order-view.ts'
import { QuestionLink } from '../question/question-link.tsx'
import type { SavedFields } from '../saving/saved-fields.ts'
import { useFieldGroup } from '../saving/use-field-group.ts'
import styles from './instrument-row.module.css'
import { instrumentStatus } from './instrument-status.ts'

export interface InstrumentFieldsProps {
  instrument: InstrumentView
  fields: SavedFields
  readOnly: boolean
  order: Pick<OrderView, 'idOrden' | 'OrdenServicio'>
}

const cells = [
  { name: 'Instrumento', width: 'half' },
  { name: 'Identificacion', width: 'half' },
  { name: 'Marca', width: 'third', halfOnPhone: true },
  { name: 'Modelo', width: 'third', halfOnPhone: true },
  { name: 'Serie', width: 'third' },
] as const

const missing = ['Falta serie: sin ella ni identificación, el certificado no dice de qué instrumento es.']
const nothing: readonly string[] = []

/** An open instrument: its five editable fields, and what the laboratory goes by. */
export function InstrumentFields({ instrument, fields, readOnly, order }: InstrumentFieldsProps) {
  const { idDatoCert, recibido } = instrument
  const group = useFieldGroup(fields, instrumentGroup(idDatoCert))
  const warned = instrumentStatus(group, recibido).missing
  return (
    <div className={styles.body}>
      <FormSheet>
        {cells.map(({ name, ...look }) => (
          <SavedCell
            key={name}
            {...look}
            fields={fields}
            group={instrumentGroup(idDatoCert)}
            name={name}
            label={instrumentLabels[name]}
            readOnly={readOnly}
            recibido={recibido[name]}
            warnings={warned && name === 'Serie' ? missing : nothing}
          />
        ))}
        <GivenCells instrument={instrument} />
      </FormSheet>
      <p className={styles.note}>
        El intervalo y los puntos vienen de tu solicitud. Para cambiarlos,{' '}
        <QuestionLink order={order}>escríbenos</QuestionLink>.
      </p>
    </div>
  )
}

/** What the customer reads but does not change. Source: specification §3. */
function GivenCells({ instrument }: { instrument: InstrumentView }) {
  const { idDatoCert, NoSerieInst, PuntosEsp } = instrument
  return (
    <>
      <GivenCell
        id={`dado-${idDatoCert}-serie`}
        label="N.º de serie del instrumento"
        value={NoSerieInst}
        width="third"
        halfOnPhone
      />
      <GivenCell
        id={`dado-${idDatoCert}-intervalo`}
        label="Intervalo de medición"
        value={intervalText(instrument)}
        width="third"
        halfOnPhone
      />
      <NotedCell id={`dado-${idDatoCert}-puntos`} label="Puntos solicitados" width="third" readOnly>
        <textarea
          id={`dado-${idDatoCert}-puntos`}
          className={styles.points}
          rows={1}
          readOnly
          value={PuntosEsp || '—'}
        />
      </NotedCell>
    </>
  )
}

function GivenCell({
  id,
  label,
  value,
  ...look
}: { value: string } & Pick<NotedCellProps, 'id' | 'label' | 'width' | 'halfOnPhone'>) {
  return (
    <NotedCell id={id} label={label} readOnly {...look}>
      <input id={id} readOnly value={value || '—'} />
    </NotedCell>
  )
}
