import { keep, keptJson } from '../browser-storage.ts'
import type { Survey } from './survey-flow.ts'

const key = (idOrden: string) => `certeza.encuesta.${idOrden}`

function readSurvey(kept: unknown): Survey | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { califica, comentarios } = kept as Record<string, unknown>
  const stars = typeof califica === 'number' && Number.isInteger(califica) && califica >= 0 && califica <= 5
  return stars && typeof comentarios === 'string' ? { califica, comentarios } : undefined
}

/** What was answered but not sent, also before a reload; what was tampered with is nothing. */
export const keptSurvey = (idOrden: string): Survey | undefined => readSurvey(keptJson(key(idOrden)))

/** Undefined forgets it. */
export const keepSurvey = (idOrden: string, survey: Survey | undefined): void =>
  keep(key(idOrden), survey && JSON.stringify(survey))
