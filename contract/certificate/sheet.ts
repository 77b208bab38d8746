import type { BillingField, EditableInstrumentField, Instrument } from '../order-fields.ts'
import { type RequestedPoints, requestedPoints } from './requested-points.ts'

/** Over every page and sheet: a preview must never pass for an issued certificate. Source: design §8. */
export const voidMark = 'VISTA PREVIA · SIN VALIDEZ'
/** ISO/IEC 17025:2017 7.8.2.1 a. */
export const certificateTitle = 'Certificado de calibración'
/** ISO/IEC 17025:2017 7.8.2.2: what the customer supplied must be recognisable as such. */
export const customerMark = 'c'
export const customerNote = 'Dato proporcionado por el cliente.'
/** ISO/IEC 17025:2017 7.8.2.1 l. */
export const scopeNote = 'Los resultados solo se refieren a este instrumento.'
/** ISO/IEC 17025:2017 7.8.2.1 d: a clear end. */
export const endMark = 'Fin del documento'

/** What is not known before the work is done, and who will know it. */
type Placeholder = 'por calibrar' | 'por definir' | 'por autorizar'

/** One cell of the sheet: a label and a value. `cliente`: supplied by the customer (7.8.2.2). */
export interface SheetItem {
  label: string
  value: string
  /** `known`: the order has it. `pending`: a placeholder stands for it. `blank`: it will be printed empty. */
  kind: 'known' | 'pending' | 'blank'
  cliente: boolean
}

export interface SheetSection {
  title: string
  items: readonly SheetItem[]
  /** Only the results have it: rows to be filled in by the work. */
  results?: { points: RequestedPoints; columns: string[]; pending: Placeholder }
}

/** One instrument's certificate as it will be printed, as far as the order knows it. */
interface Sheet {
  /** The folio of the data; not the certificate's number, which does not exist yet. */
  folio: string
  sections: readonly SheetSection[]
}

/** What a sheet takes from its order. */
export type SheetOrder = Pick<
  Record<BillingField, string>,
  'Empresa' | 'Direccion' | 'Ciudad' | 'Municipio' | 'Estado' | 'CP'
>

/** Printed in place of what is empty, so that a gap is seen before it is printed. */
export const blankValue = 'en blanco'

function known(label: string, value: string, cliente = false): SheetItem {
  const trimmed = value.trim()
  if (trimmed === '') return { label, value: blankValue, kind: 'blank', cliente }
  return { label, value: trimmed, kind: 'known', cliente }
}

/** What the laboratory will still say where the order has nothing. */
const knownOrPending = (label: string, value: string): SheetItem =>
  value.trim() === '' ? pending(label, 'por definir') : known(label, value)

const pending = (label: string, value: Placeholder): SheetItem => ({ label, value, kind: 'pending', cliente: false })

/** How the certificate names the five fields that the customer may edit. */
export const certificateLabels: Record<EditableInstrumentField, string> = {
  Instrumento: 'Descripción',
  Identificacion: 'Identificación',
  Marca: 'Marca',
  Modelo: 'Modelo',
  Serie: 'Serie',
}

/** 'Calle 1, C.P. 66600, Apodaca, Nuevo León': parts that are blank, or repeat the one before, are left out. */
export function addressLine({ Direccion, CP, Ciudad, Municipio, Estado }: SheetOrder): string {
  const parts = [Direccion, CP.trim() && `C.P.\u00a0${CP.trim()}`, Ciudad, Municipio, Estado].map((part) => part.trim())
  const same = (a: string, b: string | undefined) =>
    b !== undefined && a.toLocaleLowerCase('es') === b.toLocaleLowerCase('es')
  return parts.filter((part, index) => part !== '' && !same(part, parts[index - 1])).join(', ')
}

/** '0 a 25 bar'; what is blank is left out. */
export function intervalText({ IntervaloInicio, IntervaloFinal, Unidad }: Instrument): string {
  const ends = [IntervaloInicio, IntervaloFinal].map((end) => end.trim()).filter((end) => end !== '')
  return [ends.join(' a '), ends.length > 0 ? Unidad.trim() : ''].filter((part) => part !== '').join(' ')
}

/** Who the certificate is for. Source: ISO/IEC 17025:2017 7.8.2.1 e. */
export function customerItems(order: SheetOrder): SheetItem[] {
  return [known('Empresa', order.Empresa, true), known('Dirección', addressLine(order), true)]
}

// What follows each title are its points of ISO/IEC 17025:2017.

function instrumentSection(instrument: Instrument): SheetSection {
  const editable = (field: EditableInstrumentField) => known(certificateLabels[field], instrument[field], true)
  return {
    title: 'Instrumento', // 7.8.2.1 g
    items: [
      editable('Instrumento'),
      editable('Identificacion'),
      editable('Marca'),
      editable('Modelo'),
      editable('Serie'),
      knownOrPending('N.º de serie del instrumento', instrument.NoSerieInst),
      knownOrPending('Intervalo', intervalText(instrument)),
      pending('Estado al recibirse', 'por calibrar'),
    ],
  }
}

const serviceSection: SheetSection = {
  title: 'Servicio', // 7.8.2.1 c, f, h, i
  items: [
    pending('Lugar', 'por definir'),
    pending('Método', 'por definir'),
    pending('Fecha de recepción', 'por calibrar'),
    pending('Fecha de calibración', 'por calibrar'),
  ],
}

const resultsSection = ({ PuntosEsp, Unidad }: Instrument): SheetSection => ({
  title: 'Resultados', // 7.8.2.1 m, 7.8.4.1 a
  items: [],
  results: {
    points: requestedPoints(PuntosEsp, Unidad),
    columns: ['Patrón', 'Instrumento', 'Error', 'U (k = 2)'],
    pending: 'por calibrar',
  },
})

const conditionsSection: SheetSection = {
  title: 'Condiciones', // 7.8.4.1 b, c
  items: [
    pending('Temperatura', 'por calibrar'),
    pending('Humedad relativa', 'por calibrar'),
    pending('Patrón utilizado', 'por calibrar'),
    pending('Trazabilidad', 'por calibrar'),
  ],
}

const statementsSection: SheetSection = {
  title: 'Declaraciones', // 7.8.2.1 n, p, 7.8.4.1 d, e, f
  items: [
    pending('Antes y después del ajuste', 'por calibrar'),
    pending('Conformidad', 'por calibrar'),
    pending('Desviaciones del método', 'por calibrar'),
    pending('Opiniones y resultados de terceros', 'por calibrar'),
  ],
}

const authorisationSection: SheetSection = {
  title: 'Autoriza', // 7.8.2.1 o, j
  items: [pending('Nombre', 'por autorizar'), pending('Fecha de emisión', 'por calibrar')],
}

/**
 * The sheet of one instrument: the items of ISO/IEC 17025:2017 7.8.2.1 and 7.8.4.1 that an order knows before the
 * work, in the order they are printed, and placeholders for the rest (field §2). Never a certificate number, an
 * accreditation symbol, a signatory, a date of the work or of issue, or a next date (7.8.4.3).
 */
export function certificateSheet(order: SheetOrder, instrument: Instrument): Sheet {
  return {
    folio: instrument.idDatoCert,
    sections: [
      { title: 'Cliente', items: customerItems(order) },
      instrumentSection(instrument),
      serviceSection,
      resultsSection(instrument),
      conditionsSection,
      statementsSection,
      authorisationSection,
    ],
  }
}
