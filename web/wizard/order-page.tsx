import { Link } from 'react-router'
import { Button, buttonClass } from '../parts/button.tsx'
import { Toasts } from '../parts/toasts.tsx'
import grid from '../styles/grid.module.css'
import { ReplacedLink } from './entry/replaced-link.tsx'
import { useOrder } from './order/use-order.ts'
import type { WizardForm } from './steps.ts'
import styles from './wizard.module.css'
import { Wizard } from './wizard.tsx'
import { WizardHeader } from './wizard-header.tsx'

/** An order's page: loading, an error in red alone, a replaced link, or the wizard. Source: specification §2, §8. */
export function OrderPage({ form, idOrden }: { form: WizardForm; idOrden: string }) {
  return (
    <div className={styles.page}>
      <WizardHeader />
      <OrderBody key={idOrden} form={form} idOrden={idOrden} />
      <Toasts />
    </div>
  )
}

function OrderBody({ form, idOrden }: { form: WizardForm; idOrden: string }) {
  const { state, ...use } = useOrder(form, idOrden)
  if (state.kind === 'ready') {
    const { order, fields } = state
    return <Wizard {...{ form, order, fields }} {...use} />
  }
  if (state.kind === 'replaced') return <ReplacedLink unsaved={state.unsaved} />
  return (
    <main className={`${grid.wrap} ${grid.grid} ${styles.wait}`}>
      <div className={styles.spine}>
        {state.kind === 'loading' ? (
          <p role="status">Cargando información...</p>
        ) : (
          <>
            <p role="alert" className={styles.failure}>
              {state.message}
            </p>
            {state.isUnknown ? (
              <Link className={buttonClass('quiet')} to="/OS/index.php">
                Pegar el enlace completo
              </Link>
            ) : (
              <Button look="quiet" onClick={use.reread}>
                Intentar de nuevo
              </Button>
            )}
          </>
        )}
      </div>
    </main>
  )
}
