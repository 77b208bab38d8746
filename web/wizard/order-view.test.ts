import { expect, test } from 'vitest'
import { looseBilling, looseCertificate } from '../api/order-replies.ts'
import { orderView } from './order-view.ts'

const certificate = looseCertificate.parse({ OrdenServicio: 'OS-1', RFC: 'A&A050908GT0', Empresa: 'Planta Norte' })

test('the billing answer says what the billing data are, a field that was cleared too', () => {
  const view = orderView('orden', looseBilling.parse({ RFC: '', Empresa: 'Planta Sur' }), certificate)
  expect(view.billing).toMatchObject({ RFC: '', Empresa: 'Planta Sur' })
})

test('without a billing answer the certificate’s object is the billing data', () => {
  expect(orderView('orden', undefined, certificate).billing).toMatchObject({ RFC: 'A&A050908GT0', CP: '' })
})
