import { certificateLabels } from '../../contract/certificate/sheet.ts'
import { billingLabels } from '../../contract/field-labels.ts'
import { escaped } from '../../server/http/escaped.ts'
import type { ListedOrder } from '../../server/orders/list-by-urgency.ts'
import type { AnsweredSurvey } from '../../server/orders/survey-store.ts'
import { shortened } from '../shortened.ts'
import { counted, shortMoment } from '../spoken.ts'
import { timeLeft } from '../time-left.ts'
import { barRows } from './bar-rows.ts'
import { hoursPlot } from './hours-plot.ts'
import type { WeekFigures } from './week-figures.ts'

/**
 * A part of the page; `margin` stands beside its heading. A figure is printed on one sheet;
 * a table may go over several.
 */
export function section(kind: 'figure' | 'listing', title: string, margin: string, body: string): string {
  return `<section class="${kind}"><p class="margin">${margin}</p><h2>${title}</h2>${body}</section>`
}

const nothing = (sentence: string) => `<p class="note">${sentence}</p>`

export function statesPart({ orders, states, reopened }: WeekFigures): string {
  if (orders === 0) return nothing('En estos días no hubo órdenes abiertas, confirmadas ni canceladas.')
  const rows = barRows([
    { label: 'Confirmadas', count: states.confirmada, main: true },
    { label: 'Abiertas', count: states.abierta },
    { label: 'Vencidas', count: states.vencida },
    { label: 'Canceladas', count: states.cancelada },
  ])
  const again =
    reopened > 0 ? nothing(`${counted(reopened, 'se abrió', 'se abrieron')} otra vez después de confirmada.`) : ''
  return rows + again
}

export function hoursPart({ hours, medianHours }: WeekFigures): string {
  if (medianHours === undefined) return nothing('En estos días no se confirmó ninguna orden.')
  return `<div class="wide">${hoursPlot(hours, medianHours)}</div><p class="note">Cada marca es una orden; la mitad se confirmó antes de la línea verde.</p>`
}

const fieldLabels: Record<string, string> = { ...billingLabels, ...certificateLabels }

export function changesPart({ changes }: WeekFigures): string {
  if (changes.length === 0) return nothing('Los clientes no corrigieron ningún dato.')
  return barRows(
    changes.map(({ campo, count }, place) => ({ label: fieldLabels[campo] ?? campo, count, main: place === 0 })),
  )
}

function comment({ OrdenServicio, Empresa, califica, comentarios, enviadaEn }: AnsweredSurvey, now: Temporal.Instant) {
  const words = comentarios.trim() === '' ? 'Sin comentario.' : comentarios
  return `<li><span class="stars">${califica} de 5</span><p>${escaped(words)}</p><p class="who">${escaped(Empresa || '—')} · ${escaped(OrdenServicio)} · <span class="fixed">${shortMoment(enviadaEn, now)}</span></p></li>`
}

export function surveyPart({ stars }: WeekFigures, surveys: readonly AnsweredSurvey[], now: Temporal.Instant): string {
  if (surveys.length === 0) return nothing('En estos días nadie contestó la encuesta.')
  const rows = barRows(
    stars.map((count, place) => ({ label: counted(place + 1, 'estrella', 'estrellas'), count })).toReversed(),
  )
  const said = surveys.toSorted((a, b) => Number(b.comentarios.trim() !== '') - Number(a.comentarios.trim() !== ''))
  return `${rows}<ul class="comments">${said.map((each) => comment(each, now)).join('')}</ul>`
}

const longestNumber = 24

function waitingRow({ order, estado, cambios, correo }: ListedOrder, now: Temporal.Instant): string {
  const { OrdenServicio, billing, fechaLimite } = order
  const mail =
    correo.motivo === undefined
      ? `<td class="fixed">${correo.estado}</td>`
      : `<td class="trouble">${escaped(`${correo.estado}: ${correo.motivo}`)}</td>`
  const times = [
    shortMoment(fechaLimite, now),
    `${estado === 'vencida' ? 'vencida ' : ''}${timeLeft(fechaLimite, now)}`,
  ]
  return `<tr><th scope="row">${escaped(shortened(OrdenServicio, longestNumber))}</th><td>${escaped(billing.Empresa || '—')}</td>${times.map((time) => `<td class="fixed">${time}</td>`).join('')}<td class="number" data-label="Cambios: ">${cambios}</td>${mail}</tr>`
}

export function waitingPart(waiting: readonly ListedOrder[], now: Temporal.Instant): string {
  if (waiting.length === 0) return nothing('Ninguna orden espera su confirmación.')
  const head = ['Orden', 'Empresa', 'Fecha límite', 'Queda', 'Cambios', 'Correo']
  const titles = head.map((title) => `<th scope="col"${title === 'Cambios' ? ' class="number"' : ''}>${title}</th>`)
  return `<table class="plain"><thead><tr>${titles.join('')}</tr></thead><tbody>${waiting.map((each) => waitingRow(each, now)).join('')}</tbody></table>`
}
