/** How the names of mails written to files begin, so that they sort by time: 20261201T160000000Z. */
export const emlTime = (instant: Temporal.Instant) =>
  instant.toString({ smallestUnit: 'millisecond' }).replaceAll(/[-:.]/g, '')

/** A mail's file: the same at each try, so that one that is written again after a crash replaces its copy. */
export const emlName = (createdAt: Temporal.Instant, mailName: string) => `${emlTime(createdAt)}-${mailName}.eml`

/** Whether a file's name is one of `emlName`. */
export const isEmlName = (name: string) => /^\d{8}T\d{9}Z-.*\.eml$/.test(name)
