import { escaped } from '../../server/http/escaped.ts'
import { laboratoryZone } from '../../server/orders/deadline/business-days.ts'
import { counted, spokenDeadline } from '../spoken.ts'
import { changesPart, hoursPart, section, statesPart, surveyPart, waitingPart } from './board-parts.ts'
import { boardStyle } from './board-style.ts'
import type { CollectedWeek } from './collect-week.ts'
import { type WeekFigures, weekFigures } from './week-figures.ts'

const dayFormat = new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone: laboratoryZone })
const spokenDay = (instant: Temporal.Instant) => dayFormat.format(instant.epochMilliseconds).replace(',', '')

const rounded = (value: number | undefined) =>
  value === undefined ? '—' : value.toLocaleString('es-MX', { maximumFractionDigits: 1 })

function numerals({ orders, states, medianHours, meanStars }: WeekFigures): string {
  const cells: [value: string, label: string][] = [
    [orders.toLocaleString('es-MX'), orders === 1 ? 'orden' : 'órdenes'],
    [states.confirmada.toLocaleString('es-MX'), states.confirmada === 1 ? 'confirmada' : 'confirmadas'],
    [rounded(medianHours), 'horas hasta confirmar, mediana'],
    [rounded(meanStars), 'de 5 estrellas, promedio'],
  ]
  const cell = ([value, label]: [string, string], place: number) =>
    `<div><dt>${label}</dt><dd class="numeral${place === 1 ? ' green' : ''}">${value}</dd></div>`
  return `<dl class="numerals">${cells.map(cell).join('')}</dl>`
}

const beside = (figure: string, text: string) => `<b>${figure}</b>${text}`

/** The whole report: one HTML file without script or any request. `laboratory`: the name that heads it. */
export function boardPage(week: CollectedWeek, laboratory: string): string {
  const { since, now, surveys, waiting } = week
  const figures = weekFigures(week)
  const corrected = figures.changes.reduce((sum, { count }) => sum + count, 0)
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Tablero de órdenes, ${spokenDay(now)}</title>
<style>${boardStyle}</style>
</head>
<body>
<header>
<p class="margin"><b>${escaped(laboratory)}</b>Confirmación de datos</p>
<h1>Tablero de órdenes</h1>
<p class="lead">Del ${spokenDay(since)} al ${spokenDay(now)}.</p>
${numerals(figures)}
</header>
<main>
${section('figure', 'Cómo están', beside('Figura 1', 'Las de estos días: que vencen, se confirmaron o se cancelaron en ellos, y las abiertas.'), statesPart(figures))}
${section('figure', 'Cuánto tardan en confirmar', beside('Figura 2', 'Horas desde que se abrió la orden hasta su primera confirmación.'), hoursPart(figures))}
${section('figure', 'Qué corrigen los clientes', beside('Figura 3', corrected === 0 ? '' : `${counted(corrected, 'dato distinto', 'datos distintos')} del que mandó el laboratorio, por campo.`), changesPart(figures))}
${section('figure', 'Qué opinan', beside('Figura 4', surveys.length === 0 ? '' : counted(surveys.length, 'respuesta', 'respuestas')), surveyPart(figures, surveys, now))}
${section('listing', 'Sin confirmar', beside('Tabla 1', 'Primero la que vence antes; al final, las que vencieron en estos días.'), waitingPart(waiting, now))}
</main>
<footer><span>Hecho el ${spokenDeadline(now)}</span><span>Fin del documento</span></footer>
</body>
</html>
`
}
