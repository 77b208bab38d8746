import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { OrderView } from '../order/order-view.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import { sheetOrder } from './preview-data.ts'
import styles from './preview-print.module.css'

/** While the page is printed: every instrument's sheet, one page each, instead of the wizard. */
export function PreviewPrint({ order }: { order: OrderView }) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // At once, since the browser lays the print out as soon as the event is over. 200 sheets stay out of the page else.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!printing) return null
  return createPortal(
    <div className={styles.print}>
      {order.instruments.map((instrument) => (
        <CertificateSheet key={instrument.idDatoCert} order={sheetOrder(order)} instrument={instrument} />
      ))}
    </div>,
    document.body,
  )
}
