import { identity } from '../../../content/identity.ts'

/** As the laboratory's papers are headed; the command line knows no content. */
export const laboratoryName = identity.nombre
