function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What carries an order's link, and what looks like one wherever it stands: links arrive mistyped, too. */
const afterOrderPage = /^(\/(?:service-order-search-v2|api\/certificado)\/)[^/]+/i
const likeAnOrderId = /[0-9A-Za-z]{20,}/g

/** Order links are secrets: the log has neither a query nor the part of a path that carries one. */
export function redactedPath(url: string): string {
  const [path = ''] = url.split('?')
  return decoded(path).replace(afterOrderPage, '$1…').replace(likeAnOrderId, '…')
}

interface LoggedFault {
  [more: string]: unknown
  type: string
  message: string
  stack: string
  code?: string
  cause?: LoggedFault
}

/** PostgreSQL's «data exception»: its sentence quotes the value. */
const quotesData = /^22[0-9A-Z]{3}$/

/**
 * What the log has of an error: kind, code, sentence and where. PostgreSQL's errors have more, the whole row among it
 * (`detail`), and that is personal data.
 */
export function loggedFault(error: unknown): LoggedFault {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const code = 'code' in error ? String(error.code) : undefined
  const { message, stack = message } = error
  const isQuoted = code !== undefined && quotesData.test(code)
  return {
    type: error.constructor.name,
    message: isQuoted ? '…' : message,
    stack: isQuoted ? stack.replace(message, '…') : stack,
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: loggedFault(error.cause) }),
  }
}

interface LoggedRequest {
  method: string
  url?: string
}

/** How the log writes what is not text: neither addresses of people nor of orders. */
export const logSerializers = {
  req: ({ method, url = '' }: LoggedRequest) => ({ method, url: redactedPath(url) }),
  err: loggedFault,
}
