import type { Billing, Instrument } from '../contract/order-fields.ts'

/** An order as the laboratory imports it. */
export type OrderRecord = { OrdenServicio: string; fechaLimite?: string } & Partial<Billing> & {
    instrumentos?: Partial<Instrument>[]
    instrumentosAdicional?: Partial<Instrument>[]
  }

let made = 0

/** To the second: import takes no finer instant. */
const inTwoDays = () => Temporal.Now.instant().add({ hours: 48 }).toString({ smallestUnit: 'second' })

/** An instrument whose values tell which it is. */
export function instrumentRecord(number: number, changes: Partial<Instrument> = {}): Instrument {
  const padded = String(number).padStart(3, '0')
  return {
    idDatoCert: `${48200 + number}`,
    Instrumento: 'Manómetro',
    Marca: 'Norvex',
    Modelo: 'NX-100',
    Serie: `A18-${padded}`,
    Identificacion: `MP-${padded}`,
    NoSerieInst: `A18-${padded}`,
    IntervaloInicio: '0',
    IntervaloFinal: '10',
    Unidad: 'bar',
    PuntosEsp: '0, 2, 4, 6, 8, 10',
    ...changes,
  }
}

/** An open order with right billing data and `instruments` instruments, with a number of its own. */
export function orderRecord(changes: Partial<OrderRecord> = {}, instruments = 2): OrderRecord {
  made += 1
  return {
    OrdenServicio: `OS-T-${process.pid}-${made}`,
    RFC: 'DIM8701081LA',
    Empresa: 'Dinámica Metálica del Norte',
    Correo: 'compras@dmn.example',
    Direccion: 'Av. de la Industria 45, Parque Sur',
    Ciudad: 'Apodaca',
    Municipio: 'Apodaca',
    Estado: 'Nuevo León',
    CP: '66600',
    Pedido: 'PO-88213',
    MetodoPago: 'PUE',
    FormaPago: '03',
    UsoCFDI: 'G03',
    RegimenFiscal: '601',
    instrumentos: Array.from({ length: instruments }, (_, index) => instrumentRecord(index + 1)),
    fechaLimite: inTwoDays(),
    ...changes,
  }
}
