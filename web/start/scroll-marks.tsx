import { pendingPageScript } from './pending-page.ts'

/**
 * Runs in the page before React, as text. Marks <html> once 100 px are scrolled (specification §9) and makes links
 * with `data-smooth` glide to their target.
 */
function watchScroll() {
  const root = document.documentElement
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > 100)
  addEventListener('scroll', mark, { passive: true })
  // Not at once: to be asked where it stands, the page would be laid out while it is still read, and then again.
  addEventListener('pageshow', mark)
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-smooth]') : null
    const target = link && document.querySelector(link.getAttribute('href') ?? '')
    if (!target || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}

// The browser keeps the text that came with the page.
const text = typeof document === 'undefined' ? `(${watchScroll})();${pendingPageScript()}` : ''

/** The page's only script before React: sticky header, scroll-to-top, smooth links, and on after a failed one. */
export function ScrollMarks() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
