import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ClientInstrumentation } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { keepPendingPage } from './start/pending-page.ts'

/** Kept before a script of the next page is asked for: when that fails, the page is loaded anew at once. */
const pendingPages: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: async (go, { to }) => {
        // A number is a step in the browser's history, whose address is there already.
        if (typeof to === 'string') keepPendingPage(to)
        await go()
        keepPendingPage(undefined)
      },
    }),
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[pendingPages]} />
    </StrictMode>,
  )
})
