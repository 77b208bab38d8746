import { readFileSync } from 'node:fs'

// The site's own file of type, put into the page: a report that is printed or mailed asks nobody for anything.
const archivo = readFileSync(new URL('../../web/fonts/archivo-92-500.woff2', import.meta.url)).toString('base64')

/** The house's look for a page that stands alone; its tokens are those of web/styles/base.css. */
export const boardStyle = `
@font-face { font-family: Archivo; src: url("data:font/woff2;base64,${archivo}") format("woff2"); font-weight: 500 }
:root {
  --paper: #fff; --ink: #14181a; --soft: #4a5452; --hair: #cdd4d1; --green: #0b4b3c; --warning: #7a4b00;
  --head: Archivo, Arial, "Liberation Sans", sans-serif; --text: "Helvetica Neue", Arial, "Liberation Sans", sans-serif;
  --note: .875rem/1.45 var(--text)
}
* { box-sizing: border-box; margin: 0; padding: 0 }
body { max-width: 1440px; margin-inline: auto; padding: clamp(24px, 4.45vw, 64px); font: 1.0625rem/1.6 var(--text); color: var(--ink); background: var(--paper); font-variant-numeric: tabular-nums }
h1, h2, .numeral { font-family: var(--head); font-weight: 500; letter-spacing: -.024em; line-height: 1.04; text-wrap: balance }
h1 { font-size: clamp(2.75rem, 1.4rem + 4.6vw, 5.5rem); letter-spacing: -.034em; line-height: .98 }
h2 { font-size: 1.5rem; line-height: 1.2; break-after: avoid }
p { max-width: 62ch }
header, section { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: 24px }
header > *, section > * { grid-column: 4 / -1; min-width: 0 }
.margin { grid-column: 1 / 4; grid-row: 1 / span 9; padding-right: 12px; font: var(--note); color: var(--soft) }
.margin b { display: block; color: var(--ink); font-weight: 600 }
section { margin-top: clamp(40px, 5vw, 72px); padding-top: 18px; border-top: 1px solid var(--ink) }
.lead { margin-top: 18px; font-size: 1.1875rem; line-height: 1.45 }
.numerals { display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px; margin-top: 36px }
.numeral { display: block; font-size: clamp(2.75rem, 5.4vw, 4.75rem); letter-spacing: -.045em; line-height: .9 }
.numerals dt { margin-top: 10px; font: var(--note); color: var(--soft) }
.numerals > div { display: flex; flex-direction: column-reverse; justify-content: flex-end }
.green { color: var(--green) }
.note { font: var(--note); color: var(--soft); margin-top: 14px }
table { width: 100%; border-collapse: collapse; margin-top: 18px }
th { text-align: left; font-weight: 400 }
thead th { padding: 0 16px 8px 0; font: var(--note); color: var(--soft); vertical-align: bottom }
tbody tr { border-top: 1px solid var(--hair); break-inside: avoid }
tbody tr:last-child { border-bottom: 1px solid var(--hair) }
tbody th, td { padding: 10px 16px 10px 0; vertical-align: top }
tbody th { overflow-wrap: anywhere }
td.number, th.number { text-align: right }
.trouble { color: var(--warning) }
.plain { font-size: .9375rem; line-height: 1.45 }
.plain tbody th, .fixed { white-space: nowrap }
.plain td:last-child { padding-right: 0; overflow-wrap: anywhere }
.bars th { width: 13rem; padding-block: 8px; vertical-align: middle; overflow-wrap: normal }
.bars td { padding-block: 8px; vertical-align: middle }
.bars .count { width: 4rem; padding-right: 0; text-align: right; font: 500 1.25rem/1 var(--head) }
svg { display: block; width: 100% }
.bar { height: 24px; overflow: visible }
.hours { height: auto; margin-top: 18px; min-width: 560px }
.hours text { font: 15px var(--text); fill: var(--soft) }
.hours .said { fill: var(--green); font-weight: 600 }
.wide { overflow-x: auto }
.ink { fill: var(--ink) }
.main { fill: var(--green) }
.tick { fill: none; stroke: #7b8683; stroke-width: 1; vector-effect: non-scaling-stroke }
.axis { fill: none; stroke: var(--ink); stroke-width: 1 }
.median { fill: none; stroke: var(--green); stroke-width: 2.5 }
.comments { list-style: none; margin-top: 24px }
.comments li { display: grid; grid-template-columns: 7rem 1fr; gap: 4px 16px; padding: 14px 0; border-top: 1px solid var(--hair); break-inside: avoid }
.comments li:last-child { border-bottom: 1px solid var(--hair) }
.comments p { white-space: pre-line; overflow-wrap: anywhere }
.comments .who { grid-column: 2; font: var(--note); color: var(--soft) }
.stars { font: 500 1.25rem/1.3 var(--head) }
footer { margin-top: 64px; padding-top: 12px; border-top: 1px solid var(--ink); font: var(--note); color: var(--soft); display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px }
@media (max-width: 1000px) {
  section > .plain { grid-column: 1 / -1 }
}
@media (max-width: 760px) {
  header > *, section > *, .margin { grid-column: 1 / -1 }
  .margin { grid-row: auto; margin-bottom: 14px }
  .numerals { grid-template-columns: 1fr 1fr }
  .bars th { width: 8rem }
  .plain thead { display: none }
  .plain tbody tr { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 10px 0 }
  .plain tbody th { flex: 1 0 100% }
  .plain tbody th, .plain td, .plain td.number { padding: 0; text-align: left }
  .plain td.number::before { content: attr(data-label) }
  .plain tbody th, .plain .fixed { white-space: normal }
  .comments li { grid-template-columns: 4rem 1fr }
}
@media print {
  @page { margin: 15mm 14mm }
  :root { font-size: 12.5px }
  body { padding: 0; max-width: none; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  header > *, section > * { grid-column: 3 / -1 }
  .margin { grid-column: 1 / 3; margin: 0 }
  h1 { font-size: 44px }
  .numeral { font-size: 44px }
  .numerals { grid-template-columns: repeat(4, 1fr); margin-top: 24px }
  section { margin-top: 26px; padding-top: 12px }
  .figure { break-inside: avoid }
  tbody th, td { padding-block: 5px }
  .bars th, .bars td { padding-block: 1px }
  .bar { height: 20px }
  .comments { margin-top: 14px }
  .comments li { padding: 7px 0 }
  .hours { min-width: 0 }
  section > .plain { grid-column: 1 / -1 }
  footer { margin-top: 32px }
}
`
