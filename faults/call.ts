export interface Answer {
  /** 0 where no answer came: refused, cut off, or too late. */
  status: number
  body: { error?: string } & Record<string, unknown>
  retryAfter: string | null
}

const patience = 30_000

/** One call in JSON. What breaks on the way is an answer of status 0, as it is to a customer's page. */
export async function call(url: string, method: 'GET' | 'POST' | 'PUT', body?: object): Promise<Answer> {
  try {
    const reply = await fetch(url, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    return {
      status: reply.status,
      body: isJson ? JSON.parse(text) : {},
      retryAfter: reply.headers.get('retry-after'),
    }
  } catch {
    return { status: 0, body: {}, retryAfter: null }
  }
}
