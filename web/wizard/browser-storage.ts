/** A text that this browser keeps; undefined where there is none or storage is forbidden. */
export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The same, read as JSON; undefined too where it is none. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a text; undefined forgets it. Where storage is full or forbidden nothing is kept, and nothing depends on it.
 */
export function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Full or forbidden.
  }
}
