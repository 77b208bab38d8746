const base = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/+$/, '')

/** Address of a call on the one backend; its base is a setting, empty by default (design §2). */
export const callAddress = (path: string) => `${base}${path}`
