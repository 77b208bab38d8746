import { billingFields } from '../../contract/order-fields.ts'
import type { AuditRecord } from '../../server/audit/audit-store.ts'
import { orderLink } from '../../server/orders/order-link.ts'
import { orderState } from '../../server/orders/order-state.ts'
import { shortened } from '../shortened.ts'
import { counted, shortInstant, spokenDeadline } from '../spoken.ts'
import { table } from '../table.ts'
import { timeLeft } from '../time-left.ts'
import type { CollectedOrder } from './collect-order.ts'

const orDash = (value: string) => value || '—'
const longestName = 30
const longestError = 60

/** A part of the report; nothing where there is nothing to tell. */
const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => (line === '' ? '' : `  ${line}`))]

const tableLines = (head: readonly string[], rows: readonly string[][]) =>
  rows.length === 0 ? [] : table(head, rows).split('\n')

/** What was last done to the order and why: `reabierta por Ana: «La serie estaba mal»`. */
function correctionNote(trail: readonly AuditRecord[], tipo: AuditRecord['tipo']): string {
  const entry = trail.findLast((each) => each.tipo === tipo)
  if (!entry) return ''
  return `${entry.como === undefined ? '' : ` por ${entry.como}`}${entry.motivo === undefined ? '' : `: «${entry.motivo}»`}`
}

function stateLines({ order, trail, replacements }: CollectedOrder, now: Temporal.Instant): string[] {
  const { version, abiertaEn, reabiertaEn, fechaLimite, confirmadaEn, canceladaEn } = order
  const estado = orderState(order, now)
  const left = estado === 'abierta' || estado === 'vencida' ? ` · ${timeLeft(fechaLimite, now)}` : ''
  return [
    `Está ${estado} · versión ${version}${left}`,
    ...(canceladaEn ? [`Cancelada     ${shortInstant(canceladaEn)}${correctionNote(trail, 'cancelacion')}`] : []),
    ...(confirmadaEn ? [`Confirmada    ${shortInstant(confirmadaEn)}`] : []),
    `Fecha límite  ${spokenDeadline(fechaLimite)}`,
    ...(reabiertaEn ? [`Reabierta     ${shortInstant(reabiertaEn)}${correctionNote(trail, 'reapertura')}`] : []),
    `Abierta       ${shortInstant(abiertaEn)}`,
    ...replacements.slice(-1).map((when) => `Enlace nuevo  ${shortInstant(when)}${correctionNote(trail, 'enlace')}`),
  ]
}

function instrumentLines({ instruments }: CollectedOrder): string[] {
  const head = ['Folio', 'Instrumento', 'Marca', 'Modelo', 'Serie', 'Identificación', 'Intervalo']
  const rows = instruments.map((each) => [
    each.adicional ? `${each.idDatoCert} (adicional)` : each.idDatoCert,
    shortened(orDash(each.Instrumento), longestName),
    orDash(each.Marca),
    orDash(each.Modelo),
    orDash(each.Serie),
    orDash(each.Identificacion),
    `${each.IntervaloInicio} a ${each.IntervaloFinal} ${each.Unidad}`,
  ])
  return tableLines(head, rows)
}

function mailLines({ mails }: CollectedOrder): string[] {
  const rows = mails.map(({ creadoEn, motivo, estado, para, ultimoError = '' }) => [
    shortInstant(creadoEn),
    motivo,
    estado,
    para,
    shortened(ultimoError.replaceAll(/\s+/g, ' '), longestError),
  ])
  return tableLines(['Guardado', 'Motivo', 'Estado', 'Para', 'Último error'], rows)
}

function versionLines({ order, versions }: CollectedOrder, now: Temporal.Instant): string[] {
  if (versions.length === 0) return []
  return [
    ...versions.map(({ version, confirmadaEn }) => `${version}: confirmada el ${shortInstant(confirmadaEn)}`),
    `${order.version}: ${orderState(order, now)}`,
  ]
}

/** Everything of an order for a person, part by part. */
export function orderReport(collected: CollectedOrder, baseUrl: string, now: Temporal.Instant): string {
  const { order, instruments, changes, warnings, questions, survey, trail } = collected
  const { OrdenServicio, billing } = order
  return [
    `${OrdenServicio} · ${orDash(billing.Empresa)}`,
    ...stateLines(collected, now),
    `Enlace        ${orderLink(baseUrl, order.idOrden)}`,
    ...section(
      'Facturación',
      table(
        ['', ''],
        billingFields.map((field) => [field, orDash(billing[field])]),
      )
        .split('\n')
        .slice(1),
    ),
    ...section(counted(instruments.length, 'instrumento', 'instrumentos'), instrumentLines(collected)),
    ...section(
      `El cliente cambió ${counted(changes.length, 'dato', 'datos')}`,
      changes.map(({ campo, recibido, actual }) => `${campo}: ${orDash(recibido)} → ${orDash(actual)}`),
    ),
    ...section(
      counted(warnings.length, 'aviso', 'avisos'),
      warnings.map(({ campo, mensaje }) => `${campo}: ${mensaje}`),
    ),
    ...section('Correos', mailLines(collected)),
    ...section(
      counted(questions.length, 'duda', 'dudas'),
      questions.flatMap(({ recibidoEn, email, mensaje }) => [
        `${shortInstant(recibidoEn)}, ${orDash(email)}:`,
        ...mensaje.split('\n').map((line) => `  ${line}`),
      ]),
    ),
    ...section('Encuesta', survey ? [`${survey.califica} de 5 estrellas`, ...survey.comentarios.split('\n')] : []),
    ...section('Versiones', versionLines(collected, now)),
    '',
    `${counted(trail.length, 'entrada', 'entradas')} en la bitácora: bitacora ver ${OrdenServicio}`,
  ]
    .map((line) => line.replaceAll(/\p{Cc}/gu, ' ').trimEnd())
    .join('\n')
}
