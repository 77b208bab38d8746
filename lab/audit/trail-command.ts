import { type AuditRecord, listTrail } from '../../server/audit/audit-store.ts'
import { refuseNumber } from '../../server/orders/order-store.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { labCommand } from '../lab-command.ts'
import { orderArgument } from '../orders/order-argument.ts'
import { shortened } from '../shortened.ts'
import { counted, shortInstant } from '../spoken.ts'
import { table } from '../table.ts'

const kinds: Record<AuditRecord['tipo'], string> = {
  alta: 'alta',
  cambio: 'cambio',
  baja: 'baja',
  confirmacion: 'confirmación',
  prorroga: 'prórroga',
  encuesta: 'encuesta',
  reapertura: 'reapertura',
  cancelacion: 'cancelación',
  enlace: 'enlace nuevo',
  depuracion: 'depuración',
}

const longestValue = 60
const quoted = (value: string | undefined) => (value ? shortened(value, longestValue) : '(vacío)')

/** What is named by the kind of the entry alone. */
const namedByKind: readonly AuditRecord['tipo'][] = ['confirmacion', 'cancelacion', 'enlace']

/** `campo` with its instrument, or what came or went as a whole. */
function subject({ tipo, idDatoCert, campo }: AuditRecord): string {
  const instrument = idDatoCert === undefined ? '' : `${idDatoCert} `
  return campo === undefined
    ? `${instrument}${idDatoCert === undefined ? 'orden' : 'instrumento'}`
    : instrument + (namedByKind.includes(tipo) ? '' : campo)
}

const timeFields = ['fechaLimite', 'confirmadaEn', 'canceladaEn']

function spokenValue(campo: string | undefined, value: string | undefined): string {
  const isTime = value !== undefined && campo !== undefined && timeFields.includes(campo)
  return isTime ? shortInstant(Temporal.Instant.from(value)) : quoted(value)
}

function happened({ purgada, tipo, campo, antes, despues }: AuditRecord): string {
  if (tipo === 'depuracion') return ''
  if (purgada) return '(valores borrados)'
  if (tipo === 'alta' || tipo === 'baja' || namedByKind.includes(tipo)) return ''
  const after = spokenValue(campo, despues)
  return antes === undefined ? after : `${spokenValue(campo, antes)} → ${after}`
}

const person = ({ quien, como }: AuditRecord) => (como === undefined ? quien : `${quien} (${como})`)

/** Why, once for what was done at the same time for the same reason. */
function reason({ motivo, cuando, tipo }: AuditRecord, before: AuditRecord | undefined): string[] {
  const told = before?.motivo === motivo && before?.tipo === tipo && before.cuando.equals(cuando)
  return motivo === undefined || told ? [] : [`«${motivo}»`]
}

/** `bitacora ver`: everything that happened to an order, the oldest first. */
export const trailCommand = labCommand<object, [OrdenServicio: string]>({
  brief: 'Muestra la bitácora de una orden: cuándo, quién, qué, antes → después',
  example: 'bitacora ver OS-2026-0412',
  flags: {},
  positional: orderArgument,
  async run(lab, _, OrdenServicio) {
    const { db } = await lab.open()
    const entries = await listTrail(db, OrdenServicio)
    if (entries.length === 0) await refuseNumber(db, OrdenServicio)
    const rows = entries.map((entry, place) => [
      String(entry.seq),
      shortInstant(entry.cuando),
      person(entry),
      kinds[entry.tipo],
      subject(entry).trim(),
      [happened(entry), ...reason(entry, entries[place - 1])].filter(Boolean).join(' · '),
    ])
    const head = ['Entrada', 'Cuándo', 'Quién', 'Qué', 'Dato', 'Antes → después']
    return {
      json: entries.map(
        ({ idDatoCert = null, campo = null, antes = null, despues = null, como = null, motivo = null, ...entry }) => ({
          ...entry,
          cuando: isoInstant(entry.cuando),
          idDatoCert,
          campo,
          antes,
          despues,
          como,
          motivo,
        }),
      ),
      text: `${table(head, rows, ['Entrada'])}\n\n${counted(entries.length, 'entrada', 'entradas')}`,
    }
  },
})
