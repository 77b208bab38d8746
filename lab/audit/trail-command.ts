import type { AuditRecord } from '../../server/audit/audit-store.ts'
import { listTrail } from '../../server/audit/audit-store.ts'
import { isoInstant } from '../../server/orders/order-trail.ts'
import { refuse } from '../../server/refusal.ts'
import { labCommand } from '../lab-command.ts'
import { orderArgument } from '../orders/order-argument.ts'
import { counted, shortInstant } from '../spoken.ts'
import { table } from '../table.ts'

const kinds: Record<AuditRecord['tipo'], string> = {
  alta: 'alta',
  cambio: 'cambio',
  baja: 'baja',
  confirmacion: 'confirmación',
  prorroga: 'prórroga',
  encuesta: 'encuesta',
}

const longestValue = 60
const shortened = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text)
const quoted = (value: string | undefined) => (value ? shortened(value) : '(vacío)')

/** `campo` with its instrument, or what came or went as a whole. */
function subject({ tipo, idDatoCert, campo }: AuditRecord): string {
  const instrument = idDatoCert === undefined ? '' : `${idDatoCert} `
  return campo === undefined
    ? `${instrument}${idDatoCert === undefined ? 'orden' : 'instrumento'}`
    : instrument + (tipo === 'confirmacion' ? '' : campo)
}

function happened(entry: AuditRecord): string {
  if (entry.purgada) return '(valores borrados)'
  if (entry.tipo === 'alta' || entry.tipo === 'baja') return ''
  if (entry.tipo === 'confirmacion') return ''
  if (entry.tipo === 'prorroga' && entry.antes && entry.despues)
    return `${shortInstant(Temporal.Instant.from(entry.antes))} → ${shortInstant(Temporal.Instant.from(entry.despues))}`
  return entry.antes === undefined ? quoted(entry.despues) : `${quoted(entry.antes)} → ${quoted(entry.despues)}`
}

/** `bitacora ver`: everything that happened to an order, the oldest first. */
export const trailCommand = labCommand<object, [OrdenServicio: string]>({
  brief: 'Muestra la bitácora de una orden: cuándo, quién, qué, antes → después',
  flags: {},
  positional: orderArgument,
  async run(lab, _, OrdenServicio) {
    const { db } = await lab.open()
    const entries = await listTrail(db, OrdenServicio)
    if (entries.length === 0) refuse('unknownNumber', { ORDEN: OrdenServicio })
    const rows = entries.map((entry) => [
      String(entry.seq),
      shortInstant(entry.cuando),
      entry.quien,
      kinds[entry.tipo],
      subject(entry).trim(),
      happened(entry),
    ])
    const head = ['Entrada', 'Cuándo', 'Quién', 'Qué', 'Dato', 'Antes → después']
    return {
      json: entries.map(({ idDatoCert = null, campo = null, antes = null, despues = null, ...entry }) => ({
        ...entry,
        cuando: isoInstant(entry.cuando),
        idDatoCert,
        campo,
        antes,
        despues,
      })),
      text: `${table(head, rows, ['Entrada'])}\n\n${counted(entries.length, 'entrada', 'entradas')}`,
    }
  },
})
