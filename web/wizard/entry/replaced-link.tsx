import { identity } from '../../../content/identity.ts'
import grid from '../../styles/grid.module.css'
import text from '../../styles/text.module.css'
import type { UnsavedField } from '../step-props.ts'
import list from '../survey/confirmed-page.module.css'
import wizard from '../wizard.module.css'
import styles from './replaced-link.module.css'

/** Instead of the wizard, for a link that the laboratory replaced: how to get the new one, which is not told here. */
export function ReplacedLink({ unsaved }: { unsaved: readonly UnsavedField[] }) {
  return (
    <main className={`${grid.wrap} ${grid.grid} ${wizard.body}`}>
      <div className={`${wizard.spine} ${styles.told}`}>
        <h2 className={wizard.title}>Enlace reemplazado</h2>
        <p className={styles.lead} role="alert">
          Este enlace ya no abre la orden: el laboratorio lo reemplazó por otro. Por seguridad, aquí no se muestra.
        </p>
        <ol className={list.next}>
          <li>Busca en tu correo el mensaje más reciente del laboratorio sobre tu orden: ahí está el enlace nuevo.</li>
          <li>
            ¿No lo encuentras? Pídelo con el número de tu orden al{' '}
            <a href={identity.telefono.enlace}>{identity.telefono.texto}</a> o por{' '}
            <a href={identity.whatsapp.enlace} target="_blank" rel="noopener noreferrer">
              WhatsApp
            </a>
            .
          </li>
        </ol>
        {unsaved.length > 0 && <Unsaved fields={unsaved} />}
      </div>
    </main>
  )
}

/** What was typed here last and the laboratory does not have: to be typed again by the new link. */
function Unsaved({ fields }: { fields: readonly UnsavedField[] }) {
  return (
    <section className={styles.unsaved} aria-labelledby="sin-guardar">
      <h3 id="sin-guardar" className={text.minor}>
        Esto no se guardó; cópialo para escribirlo en el enlace nuevo
      </h3>
      <dl className={styles.fields}>
        {fields.map(({ campo, idDatoCert = '', label, value }) => (
          <div key={`${idDatoCert} ${campo}`}>
            <dt>{label}</dt>
            <dd>{value || 'en blanco'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
