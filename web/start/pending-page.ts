const key = 'pagina-pedida'

/**
 * Keeps which page of the site is being brought, its address from the first slash on;
 * undefined when none is. Never throws.
 */
export function keepPendingPage(path: string | undefined): void {
  try {
    if (path === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, path)
  } catch {
    // No storage: after a failed script the visitor stays on the same page.
  }
}

/**
 * Runs in the page before React, as text. React Router loads the page anew when a script of the next one cannot be had,
 * as after a release that took old files away: the visitor then goes on to the page that was asked for.
 */
function goToPendingPage(stored: string): void {
  try {
    const path = sessionStorage.getItem(stored)
    sessionStorage.removeItem(stored)
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (path?.startsWith('/') && visit?.type === 'reload' && path !== location.pathname + location.search)
      location.replace(path)
  } catch {
    // No storage.
  }
}

export const pendingPageScript = () => `(${goToPendingPage})('${key}')`
