import { expect, test } from 'vitest'
import { looseBilling, looseCertificate } from '../../api/order-replies.ts'
import { orderView } from './order-view.ts'

const certificate = looseCertificate.parse({ OrdenServicio: 'OS-1', RFC: 'A&A050908GT0', Empresa: 'Planta Norte' })

test('the billing answer says what the billing data are, a field that was cleared too', () => {
  const view = orderView('orden', looseBilling.parse({ RFC: '', Empresa: 'Planta Sur' }), certificate)
  expect(view.billing).toMatchObject({ RFC: '', Empresa: 'Planta Sur' })
})

test('without a billing answer the certificate’s object is the billing data', () => {
  expect(orderView('orden', undefined, certificate).billing).toMatchObject({ RFC: 'A&A050908GT0', CP: '' })
})

const instrument = (idDatoCert: string) => ({ idDatoCert, Instrumento: 'Manómetro' })

test('instruments are those of both lists, each with what was received of it, or of `data` where both are empty', () => {
  const view = (reply: object) =>
    orderView('orden', undefined, looseCertificate.parse(reply)).instruments.map(
      ({ idDatoCert, adicional, recibido }) => ({ idDatoCert, adicional, recibido }),
    )
  const both = {
    instrumentos: [instrument('1')],
    instrumentosAdicional: [instrument('2')],
    data: [instrument('3')],
    recibidoInstrumentos: { 2: { Serie: '100E2' } },
  }
  expect(view(both)).toEqual([
    { idDatoCert: '1', adicional: false, recibido: {} },
    { idDatoCert: '2', adicional: true, recibido: { Serie: '100E2' } },
  ])
  expect(view({ data: [instrument('3')] })).toEqual([{ idDatoCert: '3', adicional: false, recibido: {} }])
})

test.each(['confirmed', 'expired', 'cancelled'] as const)('%s counts whichever of the two answers says it', (flag) => {
  const said = (billing: boolean, other: boolean) =>
    orderView('orden', looseBilling.parse({ [flag]: billing }), looseCertificate.parse({ [flag]: other }))[flag]
  expect([said(true, false), said(false, true), said(false, false)]).toEqual([true, true, false])
})

test('an order is called by its number where one of the answers has it, else by its link', () => {
  const called = (billing: string, other: string) =>
    orderView('orden', looseBilling.parse({ OrdenServicio: billing }), looseCertificate.parse({ OrdenServicio: other }))
      .OrdenServicio
  expect([called('OS-1', 'OS-2'), called('', 'OS-2'), called('', '')]).toEqual(['OS-1', 'OS-2', 'orden'])
})

test('what the laboratory sent is what the billing answer says, or nothing', () => {
  const received = (reply: object | undefined) =>
    orderView('orden', reply && looseBilling.parse(reply), certificate).recibido
  expect([received({ recibido: { CP: '64000' } }), received({}), received(undefined)]).toEqual([
    { CP: '64000' },
    {},
    {},
  ])
})
