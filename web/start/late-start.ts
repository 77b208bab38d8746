import type { EntryContext } from 'react-router'

type StartAt = 'use' | 'seen' | 'load'

interface StartPlan {
  /**
   * 'use': on the first sign of use; 'seen': also when a part of `data-starts` is seen; 'load': after the load event.
   */
  at: StartAt
  /** Milliseconds after the load event from which 'seen' waits for nothing more. */
  patience: number
  entry: string
  /** By route id: its modules, the first of which are merged into the later ones. */
  routes: [id: string, module: string][]
  /** In the order in which they are run: the manifest, what the entry needs, what the routes need. */
  preload: string[]
}

/** Runs in the page, as text: brings React when it is time, and keeps a click that came before it. */
function startLate({ at, patience, entry, routes, preload }: StartPlan) {
  const root = document.documentElement
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  let pressed: HTMLElement | undefined
  let started = false
  const release = () => {
    removeEventListener('click', keep, true)
    pressed?.click()
  }
  function keep(event: Event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.hasAttribute('popovertarget')) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
    start()
  }
  const bring = async () => {
    for (const href of preload) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    // One after the other, with room for a touch in between: at once they would be one long task of a phone.
    for (const url of preload.filter((url) => url !== entry)) {
      await import(url)
      await (window.scheduler?.yield?.() ?? new Promise((later) => setTimeout(later)))
    }
    const byRoute: Record<string, unknown> = {}
    for (const [id, url] of routes) byRoute[id] = await import(url)
    Object.assign(window, { __reactRouterRouteModules: byRoute })
    await import(entry)
  }
  function use(event: Event) {
    // Chromium tells of a pointer that rests where something was drawn; nobody moved it.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
    start()
  }
  function start() {
    for (const sign of signs) removeEventListener(sign, use, true)
    // Without the script a click does what the page's HTML says.
    if (started) return
    started = true
    bring().catch(release)
  }
  addEventListener('click', keep, true)
  // React's first effect says so: from then on its own handlers take the clicks.
  new MutationObserver((_, watch) => {
    watch.disconnect()
    release()
  }).observe(root, { attributeFilter: ['data-hydrated'] })
  for (const sign of signs) addEventListener(sign, use, { capture: true, passive: true })
  const begin = () => {
    // An address that asks for something, such as rows of a table, is answered without a touch.
    if (at === 'load' || location.search) return start()
    const seen = new IntersectionObserver((parts) => parts.some((part) => part.isIntersecting) && start())
    for (const part of document.querySelectorAll('[data-starts]')) seen.observe(part)
    setTimeout(start, patience)
  }
  if (at === 'use') return
  if (document.readyState === 'complete') begin()
  else addEventListener('load', () => setTimeout(begin))
}

function startPlan({ manifest, routeModules, staticHandlerContext }: EntryContext): StartPlan {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const entries = ids.flatMap((id) => manifest.routes[id] ?? [])
  const [at = 'use'] = ids.flatMap((id) => (routeModules[id]?.handle as { start?: StartAt } | undefined)?.start ?? [])
  const imports = entries.flatMap(({ module, imports: more = [] }) => [module, ...more])
  return {
    at,
    patience: 3000,
    entry: manifest.entry.module,
    routes: entries.map(({ id, module }) => [id, module]),
    preload: [...new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...imports])],
  }
}

const preloads = /<link rel="modulepreload"[^>]*\/>/g
const starter = /(<script type="module" async="">)[\s\S]*?(<\/script>)/

/**
 * Replaces React Router's start by a late one: same tag, same place,
 * so that React finds what it drew. Source: design §11.
 */
export function startLater(html: string, context: EntryContext): string {
  const text = `(${startLate})(${JSON.stringify(startPlan(context)).replaceAll('<', '\\u003c')})`
  return html.replace(preloads, '').replace(starter, (_, open, close) => open + text + close)
}
