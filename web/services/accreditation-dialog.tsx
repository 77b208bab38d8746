import { accreditationOf } from '../../content/accreditations.ts'
import { identity } from '../../content/identity.ts'
import type { Service } from '../../content/services.ts'
import { DocumentList } from '../documents/document-list.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import text from '../styles/text.module.css'

/** The accreditation of a service over the page: text and documents, each in a new tab. */
export function AccreditationDialog({ service, onClosed }: { service: Service; onClosed: () => void }) {
  const { numero } = accreditationOf(service.id)
  return (
    <Dialog
      title={service.title}
      caption={[
        numero ? (
          <>
            Acreditación <span className={text.unbroken}>{numero}</span>
          </>
        ) : (
          'ISO/IEC 17025'
        ),
        identity.muestra && 'Muestra sin validez',
      ]}
      onClosed={onClosed}
      actions={(close) => <Button onClick={close}>Cerrar</Button>}
    >
      <p>{service.accreditation.extraText}</p>
      <DocumentList service={service} />
    </Dialog>
  )
}
