/** PostgreSQL was asked something and said nothing for as long as it is waited for: the line to it is dead. */
export class Silence extends Error {
  override name = 'Silence'
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('PostgreSQL is silent')
  }
}
