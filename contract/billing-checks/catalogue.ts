import type { Billing } from '../order-fields.ts'
import { catalogueFields, catalogueText } from '../sat/catalogues.ts'
import type { Aviso } from './aviso.ts'

/** `fuera-de-catalogo`: SAT refuses a code that is not in its list in force (CFDI40104, 40124, 40157, 40160). */
export function checkCatalogues(billing: Billing): Aviso[] {
  return catalogueFields
    .filter((field) => billing[field] !== '' && catalogueText(field, billing[field]) === undefined)
    .map((field) => ({
      campo: field,
      codigo: 'fuera-de-catalogo',
      mensaje: `«${billing[field]}» no está en la lista vigente del SAT. Elige una opción de la lista.`,
    }))
}
