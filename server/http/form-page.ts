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

/** As the site's logo has it. */
const mark =
  '<svg viewBox="0 0 34 34" aria-hidden="true"><circle cx="17" cy="17" r="11"/><path d="M17 1v11M17 22v11M1 17h11M22 17h11"/></svg>'

const style = `
*{box-sizing:border-box;margin:0}
@font-face{font-family:Head;src:local("Arial"),local("Liberation Sans"),local("Helvetica Neue");size-adjust:92%}
body{font:1.0625rem/1.6 "Helvetica Neue",Arial,"Liberation Sans",sans-serif;color:#14181a;background:#fff;overflow-wrap:anywhere}
header,main,footer{padding-inline:max(clamp(20px,4.45vw,64px),50vw - 656px)}
header{border-bottom:1px solid #14181a;padding-block:18px}
header a{display:inline-flex;align-items:center;gap:12px;font:500 1.25rem/1 Head,sans-serif;letter-spacing:-.015em;text-decoration:none}
svg{flex:none;width:34px;fill:none;stroke:#0b4b3c;stroke-width:2}
main{padding-block:clamp(28px,3.6vw,52px) 72px}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.22em}
h1{font:500 clamp(2rem,1.4rem + 3.2vw,4rem)/1 Head,sans-serif;letter-spacing:-.034em;margin:0 0 20px -.035em;text-wrap:balance}
p{max-width:62ch}
form{max-width:760px;margin-top:36px}
label{display:block;border:1px solid #7b8683;padding:9px 14px 7px;font-size:.8125rem;line-height:1.4;color:#4a5452}
label+label{border-top:0}
label:focus-within{outline:2px solid #0b4b3c;outline-offset:-2px}
input,textarea{display:block;width:100%;min-height:32px;border:0;background:none;font:inherit;font-size:1.0625rem;color:#14181a;padding:3px 0;outline:0}
:focus-visible{outline:2px solid #0b4b3c;outline-offset:3px}
input:focus-visible,textarea:focus-visible{outline:0}
strong{color:#a3201a;font-weight:400;font-size:.875rem}
button{margin-top:20px;min-height:48px;padding:0 28px;border:0;background:#0b4b3c;color:#fff;font:600 1.0625rem Arial,sans-serif}
.note{margin-top:20px;font-size:.875rem;line-height:1.45;color:#4a5452}
.back{display:inline-block;margin-top:36px;color:#0b4b3c;font-weight:600}
footer p{display:flex;align-items:center;gap:20px;max-width:none;padding-bottom:28px;font-size:.875rem;color:#4a5452}
footer p::before,footer p::after{flex:1;border-top:1px solid #cdd4d1;content:""}
@media (max-width:47.5em){button{width:100%}}
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
<header><a href="/">${mark}${escaped(identity.nombre)}</a></header>
<main>
<h1>${escaped(page.title)}</h1>
<p>${escaped(page.text)}</p>
${formHtml(page)}
<a class="back" href="/">Volver al inicio</a>
</main>
<footer><p>Fin del documento</p></footer>
</body>
</html>
`
}
