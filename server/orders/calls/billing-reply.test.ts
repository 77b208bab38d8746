import { expect, test } from 'vitest'
import { checkBilling } from '../../../contract/billing-checks/check-billing.ts'
import { testBilling } from '../../testing/seed-order.ts'
import { billingReplyOf } from './billing-reply.ts'

test('the warnings are those of the order’s own values, also where another has the same ones in other fields', () => {
  const now = Temporal.Instant.from('2026-12-01T10:00:00-06:00')
  const shared = { ...testBilling, Ciudad: '', Municipio: '', Estado: '' }
  const avisos = [shared, { ...shared, Ciudad: shared.CP, CP: '' }].map((billing) => {
    const order = {
      idOrden: 'x',
      OrdenServicio: 'OS-1',
      abiertaEn: now,
      fechaLimite: now,
      confirmadaEn: undefined,
      canceladaEn: undefined,
      reabiertaEn: undefined,
      version: 1,
      billing,
      recibido: billing,
      tocados: [],
    }
    const reply = billingReplyOf(order, [], now)
    expect(reply.avisos).toEqual(checkBilling(billing))
    return reply.avisos
  })
  expect(avisos[0]).not.toEqual(avisos[1])
})
