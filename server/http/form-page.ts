import { createHash } from 'node:crypto'
import { identity } from '../../content/identity.ts'
import { wholeNoticeLink } from '../../content/privacy-short.ts'
import { escaped } from './escaped.ts'

/** A field of the form as the page shows it again. */
export interface FormField {
  name: string
  label: string
  type: 'text' | 'email' | 'textarea' | 'hidden'
  value: string
  /** Most characters that it takes. */
  max?: number
  /** What is wrong with it. */
  problem?: string | undefined
}

export interface FormPage {
  title: string
  text: string
  /** The form to correct and send again, with what was typed; absent where there is nothing to send again. */
  form?: { action: string; submit: string; privacy: string; fields: FormField[] }
}

const style = `
*{box-sizing:border-box;margin:0}
body{font:1.0625rem/1.6 "Helvetica Neue",Arial,"Liberation Sans",sans-serif;color:#14181a;background:#fff;padding:clamp(20px,4.45vw,64px)}
header,main{max-width:62ch;margin-inline:auto}
header{border-bottom:1px solid #14181a;padding-bottom:12px;margin-bottom:48px}
header a{display:inline-block}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.22em}
h1{font:500 clamp(2rem,1.3rem + 2.2vw,3.25rem)/1.04 Arial,sans-serif;letter-spacing:-.024em;margin-bottom:16px}
form{margin-top:36px;border-top:1px solid #14181a}
label{display:block;border-bottom:1px solid #7b8683;padding:10px 0;font-size:.8125rem}
input,textarea{display:block;width:100%;border:0;background:#f4f6f5;font:inherit;font-size:1.0625rem;padding:10px;margin-top:4px}
:focus-visible{outline:2px solid #0b4b3c;outline-offset:3px}
strong{color:#a3201a;font-weight:600}
button{margin-top:24px;min-height:48px;padding:0 28px;border:0;background:#0b4b3c;color:#fff;font:600 1rem Arial,sans-serif}
.note{margin-top:24px;font-size:.875rem;line-height:1.45;color:#4a5452}
.back{display:inline-block;margin-top:36px}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Nothing but its own style may run or load on the page. */
export const formPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

function fieldHtml({ name, label, type, value, max, problem }: FormField): string {
  if (type === 'hidden') return `<input type="hidden" name="${name}" value="${escaped(value)}">`
  const about = `id="${name}" name="${name}" required${max === undefined ? '' : ` maxlength="${max}"`}${problem ? ` aria-invalid="true" aria-describedby="${name}-problema"` : ''}`
  const control =
    type === 'textarea'
      ? // A line end right after the tag is not part of the text.
        `<textarea ${about} rows="6">\n${escaped(value)}</textarea>`
      : `<input ${about} type="${type}" value="${escaped(value)}">`
  const remark = problem ? `<strong id="${name}-problema">${escaped(problem)}</strong>` : ''
  return `<label>${label}${control}${remark}</label>`
}

function formHtml({ form }: FormPage): string {
  if (!form) return ''
  const fields = form.fields.map(fieldHtml).join('\n')
  return `<form method="post" action="${form.action}">\n${fields}\n<button>${form.submit}</button>\n<p class="note">${escaped(form.privacy)} <a href="/aviso-de-privacidad">${wholeNoticeLink}</a></p>\n</form>`
}

/** A whole page for a browser that sent a form without script: what came of it and, where it failed, the form again. */
export function renderFormPage(page: FormPage): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(page.title.replace(/\.$/, ''))} · ${escaped(identity.nombre)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/">${escaped(identity.nombre)}</a></header>
<main>
<h1>${escaped(page.title)}</h1>
<p>${escaped(page.text)}</p>
${formHtml(page)}
<a class="back" href="/">Volver al inicio</a>
</main>
</body>
</html>
`
}
