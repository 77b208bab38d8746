import { type RefusalReason, refusals } from '../contract/refusals.ts'

/** A reason of the catalogue for not doing what was asked; `http/` turns it into an answer, `lab/` into a line. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reason: RefusalReason
  readonly status: number
  /** A sentence for each field, or what else helps the person. */
  readonly campos: Record<string, string> | undefined

  constructor(reason: RefusalReason, campos?: Record<string, string>) {
    super(refusals[reason].error)
    this.reason = reason
    this.status = refusals[reason].status
    this.campos = campos
  }
}

export function refuse(reason: RefusalReason, campos?: Record<string, string>): never {
  throw new Refusal(reason, campos)
}
