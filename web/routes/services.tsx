import { Fragment, useState } from 'react'
import { accreditations } from '../../content/accreditations.ts'
import { countWord } from '../../content/count-word.ts'
import { listed } from '../../content/listed.ts'
import { type Service, services } from '../../content/services.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { breadcrumbList } from '../seo/breadcrumb-list.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { AccreditationDialog } from '../services/accreditation-dialog.tsx'
import { ServiceCard } from '../services/service-card.tsx'
import { ServiceIndex } from '../services/service-index.tsx'
import grid from '../styles/grid.module.css'
import text from '../styles/text.module.css'
import styles from './services.module.css'

const numbers = listed([...new Set(accreditations.flatMap(({ numero }) => numero ?? []))]).split(' ')

export const meta = () =>
  pageMeta({
    path: '/services',
    title: 'Servicios',
    description: `Calibración de ${services.map(({ title }) => title.toLowerCase()).join(', ')}: qué calibramos, dónde, y la acreditación de cada magnitud con sus documentos.`,
    jsonLd: [breadcrumbList([{ label: 'Servicios', to: '/services' }])],
  })

export default function Services() {
  const [opened, setOpened] = useState<Service>()
  return (
    <div className={grid.wrap}>
      <Breadcrumb here="Servicios" />
      <div className={styles.grid}>
        <div className={styles.intro}>
          <h1 className={text.title}>Servicios</h1>
          <p className={`${text.lead} ${styles.lead}`}>
            Calibramos {countWord(services.length)} magnitudes, en el laboratorio y en tu planta.
          </p>
          <p className={`${text.note} ${styles.note}`}>
            Cada servicio tiene su documento de acreditación y su ratificación. Los números{' '}
            {numbers.map((word) => (
              <Fragment key={word}>
                <span className={text.unbroken}>{word}</span>{' '}
              </Fragment>
            ))}
            son los que aparecen en tu certificado.
          </p>
          <ServiceIndex />
        </div>
        {services.map((service, index) => (
          <ServiceCard key={service.id} service={service} figure={index + 1} openAccreditation={setOpened} />
        ))}
      </div>
      {opened && <AccreditationDialog service={opened} onClosed={() => setOpened(undefined)} />}
    </div>
  )
}
