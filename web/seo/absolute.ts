import { identity } from '../../content/identity.ts'

/** The public address of a path. */
export const absolute = (path: string): string => new URL(path, identity.sitio).href
