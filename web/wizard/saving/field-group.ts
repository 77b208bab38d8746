import { asKept } from '../../../contract/as-kept.ts'
import type { Outcome } from '../../api/call.ts'
import { isTransient } from './save-queue.ts'
import { accepted, dropped, refused, reread, type SavedField, type Send, unreachable } from './saved-field.ts'

/** The fields that one call saves together, by name: those of the invoice, or of one instrument. */
export type FieldGroup = Readonly<Record<string, SavedField>>
export type Values = Readonly<Record<string, string>>

export function mapFields<To>(fields: FieldGroup, step: (field: SavedField, name: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, step(field, name)]))
}

/** All values of the group. Fields that are not to be written go as the server has them: some backends write all. */
export function valuesToSend(fields: FieldGroup, cambiados: readonly string[]): Values {
  return mapFields(fields, (field, name) => (cambiados.includes(name) ? asKept(field.value) : field.server))
}

/**
 * A newer reading of the group; fields sent or acknowledged after it began (`since`, a turn) keep their newer state.
 */
export function rereadGroup(fields: FieldGroup, values: Values, since: number): FieldGroup {
  return mapFields(fields, (field, name) => {
    const server = values[name]
    const newer = field.sending.length > 0 || field.acknowledged > since
    return server === undefined || newer ? field : reread(field, server)
  })
}

type Settlement = (field: SavedField, name: string, send: Send) => SavedField

/** What an outcome other than 403 makes of each field that was sent. */
export function settlement(outcome: Outcome<unknown>, cambiados: readonly string[]): Settlement {
  if (outcome.kind === 'ok') return (field, _name, send) => accepted(field, send)
  const error = outcome.kind === 'refused' ? outcome.error : undefined
  if (isTransient(outcome) || outcome.kind !== 'refused') return (field, _name, send) => unreachable(field, send, error)
  const { campos } = outcome
  const someBlamed = cambiados.some((name) => campos[name] !== undefined)
  return (field, name, send) => {
    // Nothing was written: fields that are not to blame go again, without those that are.
    if (someBlamed && campos[name] === undefined) return dropped(field, send)
    return refused(field, send, campos[name] ?? error)
  }
}
