import type { AuditNote } from '../../server/audit/audit-entry.ts'
import type { Lab } from '../lab.ts'

const longest = 500

function words(written: string, what: string): string {
  const text = written.trim().replaceAll(/\s+/g, ' ')
  if (text === '') throw new RangeError(`Escribe ${what}.`)
  if (text.length > longest) throw new RangeError(`Escribe a lo más ${longest} caracteres.`)
  return text
}

const motivo = { kind: 'parsed', parse: (text: string) => words(text, 'el motivo'), placeholder: 'TEXTO' } as const

/** Who corrects an order. */
export const comoFlag = {
  kind: 'parsed',
  parse: (text: string) => words(text, 'tu nombre'),
  optional: true,
  placeholder: 'NOMBRE',
  brief: 'Quién lo hace; si falta, el usuario de este equipo',
} as const

export const requiredMotivo = { ...motivo, brief: 'Por qué; queda en la bitácora' } as const
export const optionalMotivo = { ...requiredMotivo, optional: true } as const

/** What the log keeps of who did it and why: by default the user of the operating system. */
export function noteOf({ environment }: Lab, { como, motivo }: { como?: string; motivo?: string }): AuditNote {
  const { SUDO_USER, USER, USERNAME, LOGNAME } = environment
  const user = [SUDO_USER, USER, USERNAME, LOGNAME].find((name) => name !== undefined && name.trim() !== '')
  return { como: como ?? user, motivo }
}
