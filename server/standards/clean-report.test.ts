import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { cleanReport } from './clean-report.ts'

const kept: [string, string][] = [
  ['', ''],
  ['Sin informe publicado', 'Sin informe publicado'],
  ['a < b & "c"', 'a &lt; b &amp; "c"'],
  ['<b>CNM</b> &amp; <sub>2</sub><br>', '<b>CNM</b> &amp; <sub>2</sub><br />'],
  [
    '<a href="https://erp.example/i/1.pdf">CNM-1</a>',
    '<a href="https://erp.example/i/1.pdf" target="_blank" rel="noopener">CNM-1</a>',
  ],
  ["<a href='/informes/1.pdf'>1</a>", '<a href="/informes/1.pdf" target="_blank" rel="noopener">1</a>'],
  [
    '<A HREF="informes/1.pdf?a=1&b=2" onclick="x()">1</A>',
    '<a href="informes/1.pdf?a=1&amp;b=2" target="_blank" rel="noopener">1</a>',
  ],
  [
    '<p><font color=red><a href="/i.pdf" style="position:fixed" class="c" id="i">1</a></font></p>',
    '<a href="/i.pdf" target="_blank" rel="noopener">1</a>',
  ],
  ['<a href="/i.pdf" target="_self" rel="opener">1</a>', '<a href="/i.pdf" target="_blank" rel="noopener">1</a>'],
]

const attributes = 'target="_blank" rel="noopener"'
const expected: [string, string][] = [
  ['https://erp.example/i/CNM-12.pdf', `<a href="https://erp.example/i/CNM-12.pdf" ${attributes}>CNM-12</a>`],
  [
    'https://erp.example/i/Informe%20%C3%91.pdf',
    `<a href="https://erp.example/i/Informe%20%C3%91.pdf" ${attributes}>Informe Ñ</a>`,
  ],
  ['https://erp.example/ver?id=5&v=2', `<a href="https://erp.example/ver?id=5&amp;v=2" ${attributes}>Ver informe</a>`],
  ['https://erp.example', `<a href="https://erp.example/" ${attributes}>Ver informe</a>`],
  ['www.erp.example/i.pdf', `<a href="https://www.erp.example/i.pdf" ${attributes}>i</a>`],
  ['WWW.erp.example/i.pdf', `<a href="https://www.erp.example/i.pdf" ${attributes}>i</a>`],
  ['https://erp.example/i/CNM 12.pdf', `<a href="https://erp.example/i/CNM%2012.pdf" ${attributes}>CNM 12</a>`],
  [
    'https://erp.example/docs y anexo.pdf, vigente',
    `<a href="https://erp.example/docs" ${attributes}>https://erp.example/docs</a> y anexo.pdf, vigente`,
  ],
  [
    'https://erp.example/1.pdf y 2.pdf',
    `<a href="https://erp.example/1.pdf" ${attributes}>https://erp.example/1.pdf</a> y 2.pdf`,
  ],
  ['/informes/Ñandú 1.pdf', `<a href="/informes/%C3%91and%C3%BA%201.pdf" ${attributes}>Ñandú 1</a>`],
  ['<p>CNM-1</p><p>CNM-2</p>', 'CNM-1 CNM-2'],
  ['/informes/PM-1.pdf', `<a href="/informes/PM-1.pdf" ${attributes}>PM-1</a>`],
  [
    'CNM-12 (https://erp.example/i.pdf), vigente.',
    `CNM-12 (<a href="https://erp.example/i.pdf" ${attributes}>https://erp.example/i.pdf</a>), vigente.`,
  ],
  ['CNM-12 / 2025', 'CNM-12 / 2025'],
  ['En trámite', 'En trámite'],
  ['//evil.example/i.pdf', '//evil.example/i.pdf'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['<a href="/i.pdf"></a>', `<a href="/i.pdf" ${attributes}>Ver informe</a>`],
  ['<a href="/i.pdf"> </a>', `<a href="/i.pdf" ${attributes}>Ver informe</a>`],
  ['<a href="/i.pdf"><img src="pdf.gif"></a>', `<a href="/i.pdf" ${attributes}>Ver informe</a>`],
]

test.each(expected)('%s becomes what a reader expects, and stays it', (given, clean) => {
  expect(cleanReport(given)).toBe(clean)
  expect(cleanReport(clean)).toBe(clean)
})

test.each(kept)('keeps what is harmless: %s', (html, clean) => {
  expect(cleanReport(html)).toBe(clean)
})

const good = '<a href="/i.pdf">informe</a>'
const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.gif">',
  '<svg onload=alert(1)></svg>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="\\\\evil.example/">x</a>',
  '<a href="/\t/evil.example/">x</a>',
  '<a href="/i.pdf" onmouseover="alert(1)">x</a>',
  '<a href="/i.pdf"onfocus=alert(1) autofocus>x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<link rel=stylesheet href=https://evil.example/x.css><base href=https://evil.example/>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<form action="https://evil.example"><button>x</button></form>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<option><style></option></select><img src=x onerror=alert(1)></style>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
]
const harmful =
  /<(?!\/?(?:a|b|strong|i|em|u|small|sub|sup|span|br)\b)[a-z!/]|\son\w+\s*=|(?:href|src|style|srcdoc|action|data)="(?!\/i\.pdf")/i

test.each(attacks)('disarms %j, and the link beside it survives', (attack) => {
  const clean = cleanReport(`${attack}${good}`)
  expect(clean.replaceAll(/&lt;|&gt;/g, '')).not.toMatch(harmful)
  expect(cleanReport(`${good} ${attack}`)).toContain('<a href="/i.pdf" target="_blank" rel="noopener">informe</a>')
  expect(cleanReport(clean)).toBe(clean)
})

test('tags inside tags are kept 20 deep: a browser would lay out ten thousand of them', () => {
  const deep = (depth: number) => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`
  expect(cleanReport(deep(20))).toBe(deep(20))
  expect(cleanReport(deep(10_000))).toBe(deep(20))
})

test('the short way for plain links says what the whole cleaning says', () => {
  const link = '<a href="https://erp.example/i/a_1.pdf?x=%20" target="_blank" rel="noopener">Informe ñ "1"</a>'
  expect(cleanReport(link)).toBe(
    sanitizeHtml(link, { allowedTags: ['a'], allowedAttributes: { a: ['href', 'target', 'rel'] } }),
  )
})
