/** An instant as the database keeps it: milliseconds since 1970, UTC. */
export const fromStored = (milliseconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(milliseconds)

/** As `fromStored`, of a column that may be empty. */
export const maybeFromStored = (milliseconds: number | null): Temporal.Instant | undefined =>
  milliseconds === null ? undefined : fromStored(milliseconds)

/** To the millisecond, as it is stored: the first answer says what every later one does. */
export const asStored = (instant: Temporal.Instant): Temporal.Instant =>
  instant.round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
