import { use } from 'react'
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router'

const inBrowser = typeof document !== 'undefined'

/**
 * The sheets of the matched routes. At build `inlineStyles` puts their text into the page; React adopts it, and other
 * routes' sheets come as links that new content waits for.
 */
function MatchedStyles() {
  const framework = use(UNSAFE_FrameworkContext)
  const all = useMatches()
  // The single-page fallback is drawn at '/': without the cut it would carry the home page's rules.
  const shown = framework?.isSpaMode && !inBrowser ? all.slice(0, 1) : all
  const hrefs = new Set(shown.flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? []))
  return [...hrefs].map((href) =>
    inBrowser && document.querySelector(`style[data-href~="${href}"]`) ? (
      <style key={href} href={href} precedence="default" />
    ) : (
      <link key={href} rel="stylesheet" href={href} precedence="default" />
    ),
  )
}

export const PageStyles = import.meta.env.DEV ? Links : MatchedStyles
