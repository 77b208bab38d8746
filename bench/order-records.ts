import { writeFileSync } from 'node:fs'
import { stringify } from 'csv-stringify/sync'

const kinds = [
  { Instrumento: 'Manómetro de carátula', IntervaloInicio: '0', IntervaloFinal: '10', Unidad: 'bar' },
  { Instrumento: 'Termómetro de resistencia Pt100', IntervaloInicio: '-40', IntervaloFinal: '250', Unidad: '°C' },
  { Instrumento: 'Torquímetro de trueno', IntervaloInicio: '20', IntervaloFinal: '200', Unidad: 'N·m' },
  { Instrumento: 'Multímetro digital de 6½ dígitos', IntervaloInicio: '0', IntervaloFinal: '1000', Unidad: 'V' },
  { Instrumento: 'Balanza analítica', IntervaloInicio: '0', IntervaloFinal: '220', Unidad: 'g' },
]

function instrumentAt(place: number) {
  const { Instrumento = '', ...interval } = kinds[place % kinds.length] ?? {}
  return {
    idDatoCert: String(480_000 + place),
    Instrumento,
    Marca: ['Norvex', 'Altara', 'Kiltor'][place % 3] ?? '',
    Modelo: `NX-${100 + (place % 900)}`,
    Serie: `${place}E${String(place * 7919).padStart(8, '0')}`,
    Identificacion: `PL1-${String(place).padStart(4, '0')}`,
    NoSerieInst: String(place * 31),
    ...interval,
    PuntosEsp: place % 4 === 0 ? 'Cinco puntos: 0, 25, 50, 75 y 100 % del intervalo, ascendente y descendente' : '',
  }
}

/** A made-up order with `count` instruments, in the form of an import file; the same one whenever it is asked for. */
export function orderRecordAt(place: number, count: number) {
  return {
    OrdenServicio: `OS-2026-${String(place).padStart(5, '0')}`,
    Empresa: 'Aceros y Perfiles del Bajío Ñandú',
    Correo: 'compras@aceros.example',
    RFC: 'EKU9003173C9',
    Direccion: 'Av. Hermanos Escobar 1250, Parque Industrial Omega',
    Ciudad: 'Silao de la Victoria',
    Municipio: 'Silao',
    Estado: 'Guanajuato',
    CP: '36275',
    Pedido: `4500${100_000 + place}`,
    MetodoPago: 'PUE',
    FormaPago: '03',
    UsoCFDI: 'G03',
    RegimenFiscal: '601',
    instrumentos: Array.from({ length: count }, (_, index) => instrumentAt(place * 1000 + index)),
  }
}

/** Writes `orders` made-up orders of `instrumentsEach` as CSV: a row an instrument, the order's columns repeated. */
export function writeOrderCsv(file: string, orders: number, instrumentsEach: number): void {
  const rows = Array.from({ length: orders }, (_, place) => {
    const { instrumentos, ...order } = orderRecordAt(place, instrumentsEach)
    return instrumentos.map((instrument) => ({ ...order, ...instrument }))
  }).flat()
  writeFileSync(file, stringify(rows, { header: true }))
}
