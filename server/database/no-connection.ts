/**
 * A connection to PostgreSQL could not be made: it is away, or it, its certificate or a pooler before it refused us.
 */
export class NoConnection extends Error {
  override name = 'NoConnection'
  /** The code of what failed: PostgreSQL's, Node's or TLS's; none where that has none. */
  readonly code: string | undefined

  constructor(cause: unknown) {
    const error: { message?: string; code?: unknown } = cause instanceof Error ? cause : { message: String(cause) }
    const code = error.code === undefined ? undefined : String(error.code)
    // A name with several addresses: Node's error for all of them has no sentence.
    super(error.message || code || 'no connection', { cause })
    this.code = code
  }
}
