import formasPago from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_formas_pago' with { type: 'json' }
import metodosPago from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_metodos_pago' with { type: 'json' }
import regimenes from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_regimenes_fiscales' with { type: 'json' }
import usos from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_usos_cfdi' with { type: 'json' }
import type { BillingField } from '../order-fields.ts'

/** One line of a list: what is stored, and what SAT calls it. */
interface CatalogueEntry {
  clave: string
  texto: string
}
/** A line that is not for everybody: `fisica` a person (RFC of 13), `moral` a company (RFC of 12). */
export interface EntryByPerson extends CatalogueEntry {
  fisica: boolean
  moral: boolean
}
interface UsoCFDIEntry extends EntryByPerson {
  /** Regímenes of the receiver with which SAT allows it. */
  regimenes: readonly string[]
}

const plain = (line: { id: string; texto: string }) => ({ clave: line.id, texto: line.texto.replace(/\.$/, '') })
const byPerson = (line: {
  id: string
  texto: string
  aplica_fisica: string | number
  aplica_moral: string | number
}) => ({
  ...plain(line),
  fisica: line.aplica_fisica === 1,
  moral: line.aplica_moral === 1,
})

const formasPagoSat: readonly CatalogueEntry[] = formasPago.map(plain)
const metodosPagoSat: readonly CatalogueEntry[] = metodosPago.map(plain)
export const regimenesSat: readonly EntryByPerson[] = regimenes.map(byPerson)
export const usosSat: readonly UsoCFDIEntry[] = usos.map((line) => ({
  ...byPerson(line),
  regimenes: line.regimenes_fiscales_receptores.split(/\s*,\s*/),
}))

export const catalogueFields = ['MetodoPago', 'FormaPago', 'UsoCFDI', 'RegimenFiscal'] as const satisfies BillingField[]
export type CatalogueField = (typeof catalogueFields)[number]

/**
 * SAT's lists for CFDI 4.0, by billing field: c_MetodoPago, c_FormaPago, c_UsoCFDI, c_RegimenFiscal.
 * Source: @nodecfdi/sat-micro-catalogs, equal to SAT's of August 2026.
 */
export const catalogues: Record<CatalogueField, readonly CatalogueEntry[]> = {
  MetodoPago: metodosPagoSat,
  FormaPago: formasPagoSat,
  UsoCFDI: usosSat,
  RegimenFiscal: regimenesSat,
}

/** What SAT calls a code, or undefined when it is not in the list. */
export function catalogueText(field: CatalogueField, clave: string): string | undefined {
  return catalogues[field].find((entry) => entry.clave === clave)?.texto
}
