import { useEffect, useState } from 'react'
import { certificatePdf, loadCertificate } from '../../api/order-calls.ts'
import { Button } from '../../parts/button.tsx'
import text from '../../styles/text.module.css'
import type { StepProps } from '../step-props.ts'
import { BlankSheet, CertificateSheet } from './certificate-sheet.tsx'
import { type PreviewData, previewData, sheetOrder } from './preview-data.ts'
import { PreviewPager } from './preview-pager.tsx'
import { PreviewPrint } from './preview-print.tsx'
import styles from './preview-step.module.css'

/** Step 3, 'Vista Previa': one sheet an instrument, read anew so that it shows what the server has. */
export function PreviewStep({ order }: StepProps) {
  const [data, setData] = useState<PreviewData>()
  const [index, setIndex] = useState(0)
  const [tries, setTries] = useState(0)

  // `order` changes with each save that lands: the sheet then is read again, without a word.
  useEffect(() => {
    const left = new AbortController()
    loadCertificate(order.idOrden, left.signal).then((outcome) => {
      if (!left.signal.aborted) setData(previewData(order.idOrden, outcome))
    })
    return () => left.abort()
  }, [order, tries])

  if (data === undefined) {
    return (
      <div className={styles.wait}>
        <BlankSheet>
          <p role="status">Cargando información...</p>
        </BlankSheet>
      </div>
    )
  }
  if (data.kind === 'failed') {
    return (
      <div className={styles.wait}>
        <BlankSheet>
          <p role="alert" className={styles.failure}>
            {data.message}
          </p>
          <Button look="quiet" onClick={() => setTries((before) => before + 1)}>
            Intentar de nuevo
          </Button>
        </BlankSheet>
      </div>
    )
  }
  const { instruments } = data.order
  const shown = Math.min(index, instruments.length - 1)
  const instrument = instruments[shown]
  return (
    <>
      <div className={styles.lead}>
        <p>
          Así se {order.cancelled ? 'iban a imprimir' : 'imprimirán'} tus datos.{' '}
          <a className={text.go} href={certificatePdf(order.idOrden)} download>
            Descargar PDF
          </a>
        </p>
        {instruments.length > 1 && <PreviewPager instruments={instruments} index={shown} onIndex={setIndex} />}
      </div>
      {instrument ? (
        <CertificateSheet order={sheetOrder(data.order)} instrument={instrument} />
      ) : (
        <BlankSheet>
          <p>La orden no tiene instrumentos.</p>
        </BlankSheet>
      )}
      <PreviewPrint order={data.order} />
    </>
  )
}
