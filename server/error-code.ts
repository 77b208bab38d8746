/** The code that Node, SQLite or PostgreSQL gave an error ('ENOENT', '42501'); '' where it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
