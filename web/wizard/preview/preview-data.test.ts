import { expect, test } from 'vitest'
import { looseCertificate } from '../../api/order-replies.ts'
import { previewData } from './preview-data.ts'

const refused = (status: number, error?: string) => ({ kind: 'refused', status, error, campos: {} }) as const

test.each([
  [{ kind: 'network' } as const, 'Error de conexión al cargar Certificado'],
  [{ kind: 'unreadable' } as const, 'Error de conexión al cargar Certificado'],
  [refused(403, 'No'), 'La fecha límite ha expirado o la orden ya está confirmada.'],
  [refused(404, 'No encontramos esta orden.'), 'No encontramos esta orden.'],
  [refused(500), 'Error al obtener datos del Certificado'],
])('%j is told as %j', (outcome, message) => {
  expect(previewData('orden', outcome)).toEqual({ kind: 'failed', message })
})

test('an answer is shown as the order that it is', () => {
  const reply = looseCertificate.parse({ OrdenServicio: 'OS-1' })
  expect(previewData('orden', { kind: 'ok', reply })).toMatchObject({
    kind: 'shown',
    order: { idOrden: 'orden', OrdenServicio: 'OS-1' },
  })
})
