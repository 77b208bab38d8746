import type { Message } from './notices.ts'

const key = 'certeza.mensaje'

/** What was typed and not sent in this window; nothing of it where storage is forbidden or was tampered with. */
export function keptMessage(): Partial<Message> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** A blank message forgets what was kept. */
export function keepMessage(message: Message): void {
  try {
    if (Object.values(message).every((value) => value === '')) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(message))
  } catch {
    // Sending does not depend on it.
  }
}
