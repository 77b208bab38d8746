import { billingFields, instrumentFields } from '../contract/order-fields.ts'
import { instrumentsOf } from './instruments.ts'

const orders = 100
const instrumentsOfEach = 10
const firstNumber = 501

const towns = [
  ['Apodaca', 'Nuevo León', '66600'],
  ['Silao', 'Guanajuato', '36275'],
  ['Toluca', 'Estado de México', '50071'],
  ['Altamira', 'Tamaulipas', '89600'],
] as const
const trades = ['Fundidora', 'Empacadora', 'Laminadora', 'Cervecería', 'Ensambladora'] as const

function order(place: number) {
  const number = firstNumber + place
  const [Ciudad = '', Estado = '', CP = ''] = towns[place % towns.length] ?? []
  const trade = trades[place % trades.length]
  return {
    OrdenServicio: `OS-2026-${String(number).padStart(4, '0')}`,
    RFC: 'A&A050908GT0',
    Empresa: `${trade} Imaginaria ${number}`,
    Correo: `compras${number}@imaginaria.example`,
    Direccion: `Calle Ficticia ${number}`,
    Ciudad,
    Municipio: Ciudad,
    Estado,
    CP,
    Pedido: `OC-${number}`,
    MetodoPago: 'PUE',
    FormaPago: '03',
    UsoCFDI: 'G03',
    RegimenFiscal: '601',
  }
}

/** Columns of the file, as `ordenes importar` knows them. */
export const morningHeaders = ['OrdenServicio', ...billingFields, 'idDatoCert', ...instrumentFields]

/** A morning's file of an evidently fictional laboratory: 100 orders of 10 instruments, a row an instrument. */
export function morningRows(): string[][] {
  return Array.from({ length: orders }, (_, place) => {
    const values: Record<string, string> = order(place)
    const instruments = instrumentsOf(
      ['presion', 'temperatura', 'electrica'],
      instrumentsOfEach,
      51_000 + place * instrumentsOfEach,
    )
    return instruments.map((instrument) => {
      const row: Record<string, string> = { ...values, ...instrument }
      return morningHeaders.map((header) => row[header] ?? '')
    })
  }).flat()
}
