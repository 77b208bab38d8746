import { expect, test } from 'vitest'
import { checkedAddresses } from './checked-addresses.ts'

const long = (length: number) => 'a'.repeat(length)

test.each([
  { Correo: '', usable: [], refused: [] },
  { Correo: 'ana@cliente.example', usable: ['ana@cliente.example'], refused: [] },
  { Correo: ' A@c.example ;a@C.example,b@c.example', usable: ['A@c.example', 'b@c.example'], refused: [] },
  { Correo: 'ñandú@cañón.example', usable: ['ñandú@cañón.example'], refused: [] },
  { Correo: 'ventas, b@c.example', usable: ['b@c.example'], refused: ['ventas: No es una dirección de correo.'] },
  { Correo: 'a..b@c.example', usable: [], refused: ['a..b@c.example: Tiene un punto de más antes de la @.'] },
  { Correo: 'a.@c.example', usable: [], refused: ['a.@c.example: Tiene un punto de más antes de la @.'] },
  { Correo: 'a@-c.example', usable: [], refused: ['a@-c.example: Su dominio no puede existir.'] },
  { Correo: 'a@c_d.example', usable: [], refused: ['a@c_d.example: Su dominio no puede existir.'] },
  { Correo: 'a@10.0.0.1', usable: [], refused: ['a@10.0.0.1: Su dominio no puede existir.'] },
  { Correo: `${long(64)}@c.example`, usable: [`${long(64)}@c.example`], refused: [] },
  {
    Correo: `${long(65)}@c.example`,
    usable: [],
    refused: [`${long(65)}@c.example: Es demasiado larga para una dirección de correo.`],
  },
])('$Correo', ({ Correo, usable, refused }) => {
  const checked = checkedAddresses(Correo)
  expect(checked.usable).toEqual(usable)
  expect(checked.refused.map(({ direccion, motivo }) => `${direccion}: ${motivo}`)).toEqual(refused)
})

test('no more than ten, and the others are named', () => {
  const all = Array.from({ length: 12 }, (_, n) => `a${n}@c.example`)
  const { usable, refused } = checkedAddresses(all.join(';'))
  expect(usable).toEqual(all.slice(0, 10))
  expect(refused.map(({ direccion }) => direccion)).toEqual(all.slice(10))
})
