import { useLayoutEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'

/**
 * While `active`, leaving asks first: the browser's own question on unload, the specification's sentence (§8) for
 * links inside the site. A change of step is no leaving.
 */
export function LeaveWarning({ active }: { active: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )
  // With the very commit that changes the step: an effect after paint would let a quick reload ask once too often.
  useLayoutEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      title="¿Salir de la confirmación?"
      onClosed={() => blocker.reset()}
      actions={(close) => (
        <>
          <Button data-autofocus onClick={close}>
            Seguir confirmando
          </Button>
          <Button look="quiet" onClick={() => blocker.proceed()}>
            Salir
          </Button>
        </>
      )}
    >
      <p>Parece que no has terminado de confirmar toda la información. ¿Seguro que deseas salir?</p>
    </Dialog>
  )
}
