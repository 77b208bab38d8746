import { createHash } from 'node:crypto'
import { identity } from '../../content/identity.ts'
import { isOverdue, overdueWord } from '../../contract/overdue.ts'
import { escaped } from '../http/escaped.ts'
import type { Standard } from './standard.ts'

/** Address of the page. */
export const listPagePath = '/api/patrones.html'

interface ListPage {
  /** The laboratory's civil date: '2026-12-01'. */
  today: string
  /** What is searched, as typed; empty for the whole list. */
  identificacion: string
  /** One sentence on what the page shows. */
  summary: string
  /** Standards that it shows. */
  total: number
  /** Identifiers to search instead. */
  near: readonly string[]
}

const columns = ['Descripción', 'Marca', 'Identificación', 'Calibrado', 'Próxima', 'Informe']

const style = `
*{box-sizing:border-box;margin:0}
body{font:1rem/1.5 "Helvetica Neue",Arial,"Liberation Sans",sans-serif;color:#14181a;background:#fff;padding:clamp(16px,4vw,56px)}
header{border-bottom:1px solid #14181a;padding-bottom:10px;margin-bottom:32px}
a{color:#0b4b3c;text-decoration-thickness:1px;text-underline-offset:.22em}
header a{color:inherit}
h1{font:500 clamp(1.75rem,1.2rem + 1.6vw,2.5rem)/1.08 Arial,sans-serif;letter-spacing:-.02em;margin-bottom:12px}
form{display:flex;flex-wrap:wrap;align-items:end;gap:8px;margin-top:20px}
label{flex:0 1 24rem;font-size:.8125rem}
input{display:block;width:100%;min-height:44px;border:1px solid #7b8683;font:inherit;font-size:1rem;padding:8px 10px;margin-top:4px}
button{min-height:44px;padding:0 22px;border:0;background:#0b4b3c;color:#fff;font:600 1rem Arial,sans-serif}
form+.more{margin-top:16px}
table{width:100%;border-collapse:collapse;margin:28px 0;border-top:1px solid #14181a}
th,td{padding:7px 12px 7px 0;text-align:left;vertical-align:baseline;border-bottom:1px solid #cdd4d1}
th{font-size:.8125rem;border-color:#14181a}
td:nth-child(n+3):nth-child(-n+5),td a{white-space:nowrap}
td b{display:block;color:#a3201a;font-size:.8125rem}
:focus-visible{outline:2px solid #0b4b3c;outline-offset:3px}
@media (max-width:640px){thead{position:absolute;clip-path:inset(50%)}tr{display:grid;padding:8px 0;border-bottom:1px solid #cdd4d1}td{border:0;padding:0}td a{white-space:normal}td[data-l]::before{content:attr(data-l) ": "}td b{display:inline}}
@media print{body{padding:0;font-size:9pt}form,.more{display:none}a{color:inherit}thead{display:table-header-group}tr{break-inside:avoid}}
`
/** Nothing but its own style may run or load on the page. */
export const listPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'self'`

const searchLink = (identificacion: string) =>
  `<a href="${listPagePath}?identificacion=${encodeURIComponent(identificacion)}">${escaped(identificacion)}</a>`

const anyOf = new Intl.ListFormat('es-MX', { type: 'disjunction' })

function opening({ identificacion, summary, near, total }: ListPage): string {
  const nearHtml = near.length > 0 ? `<p>¿Buscabas ${anyOf.format(near.map(searchLink))}?</p>\n` : ''
  const whole = identificacion ? `<a href="${listPagePath}">Ver la lista completa</a> · ` : ''
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<base href="/">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Patrones de referencia · ${escaped(identity.nombre)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/">${escaped(identity.nombre)}</a></header>
<main>
<h1>Patrones de referencia</h1>
<p>${escaped(summary)}</p>
${nearHtml}<form action="${listPagePath}">
<label>Buscar identificador exacto<input name="identificacion" maxlength="200" value="${escaped(identificacion)}"></label>
<button>Buscar</button>
</form>
<p class="more">${whole}<a href="/api/patrones.csv">Descargar la lista (CSV)</a></p>
${total > 0 ? tableHead : ''}`
}

const tableHead = `<table>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
`

const closing = ({
  total,
}: ListPage) => `${total > 0 ? '</tbody>\n</table>\n' : ''}<p class="more"><a href="/patterns">Volver a Patrones</a></p>
</main>
</body>
</html>
`

// `Informe` is HTML that was cleaned when it came in.
const rowHtml = (row: Standard, today: string) =>
  `<tr><td>${escaped(row.Descripcion)}</td><td>${escaped(row.Marca)}</td><td>${searchLink(row.Identificacion)}</td><td data-l="Calibrado">${escaped(row.Calibrado)}</td><td data-l="Próxima">${escaped(row.Proxima)}${isOverdue(row.Proxima, today) ? ` <b>${overdueWord}</b>` : ''}</td><td>${row.Informe}</td></tr>\n`

/**
 * The list as a plain page to print, and for a browser without script; links of the site in it hold as on /patterns.
 */
export async function* listPage(list: AsyncIterable<Standard[]>, page: ListPage): AsyncGenerator<string> {
  yield opening(page)
  for await (const standards of list) yield standards.map((row) => rowHtml(row, page.today)).join('')
  yield closing(page)
}
