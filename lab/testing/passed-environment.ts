const { PATH, NODE_COMPILE_CACHE } = process.env

/** What a process that a test starts takes over from the test's own environment: where programs are, no settings. */
export const passedEnvironment = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
