import type { Survey } from './survey-flow.ts'

const key = (idOrden: string) => `certeza.encuesta.${idOrden}`

function readSurvey(text: string | null): Survey | undefined {
  const kept: unknown = text === null ? undefined : JSON.parse(text)
  if (typeof kept !== 'object' || kept === null) return undefined
  const { califica, comentarios } = kept as Record<string, unknown>
  const stars = typeof califica === 'number' && Number.isInteger(califica) && califica >= 0 && califica <= 5
  return stars && typeof comentarios === 'string' ? { califica, comentarios } : undefined
}

/** What was answered but not sent, also before a reload; storage may be forbidden, full or tampered with. */
export function keptSurvey(idOrden: string): Survey | undefined {
  try {
    return readSurvey(localStorage.getItem(key(idOrden)))
  } catch {
    return undefined
  }
}

/** Undefined forgets it. */
export function keepSurvey(idOrden: string, survey: Survey | undefined): void {
  try {
    if (survey) localStorage.setItem(key(idOrden), JSON.stringify(survey))
    else localStorage.removeItem(key(idOrden))
  } catch {
    // Sending does not depend on it.
  }
}
