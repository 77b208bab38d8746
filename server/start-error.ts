/**
 * Something the operator must mend before the program can run:
 * the message is one Spanish sentence that says what to do.
 */
export class StartError extends Error {
  override name = 'StartError'
}
