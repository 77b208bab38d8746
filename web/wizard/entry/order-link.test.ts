import { expect, test } from 'vitest'
import { readOrderLink } from './order-link.ts'

const id = '0ePBZ1In8dvJaGHUbMSjmT'

test.each([
  ['a link of the mail', `https://certeza.example/confirmacion?id=${id}`],
  ['a link with more behind it', `https://certeza.example/confirmacion?id=${id}&paso=3`],
  ['a link with text around it', `Abre: <http://localhost:3000/confirmacion?id=${id}> gracias`],
  ['a link of the older form', `https://certeza.example/service-order-search-v2/${id}`],
  ['the old entry', `/OS/index.php?id=${id}`],
  [
    'a link that a mail filter wrapped',
    `https://nam02.safelinks.example/?url=https%3A%2F%2Fcerteza.example%2Fconfirmacion%3Fid%3D${id}&data=05%7C`,
  ],
  [
    'a wrapped link of the older form',
    `https://filter.example/v3?u=https%3a%2f%2fcerteza.example%2fservice-order-search-v2%2f${id}&k=%E0`,
  ],
  ['the id alone', `  ${id}\n`],
])('%s', (_, pasted) => {
  expect(readOrderLink(pasted)).toEqual({ kind: 'order', idOrden: id })
})

test.each([
  ['', 'blank'],
  ['   ', 'blank'],
  ['OS-2026-0412', 'number'],
  ['412', 'number'],
  ['OS-T-3991-1', 'number'],
  ['https://certeza.example/confirmacion', 'other'],
  ['hola', 'other'],
])('«%s» is %s', (pasted, kind) => {
  expect(readOrderLink(pasted)).toEqual({ kind })
})
