import { Page } from '../layout/page.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const meta = () => pageMeta({ path: '/services/presion', title: 'Servicio', description: 'Servicio' })

export default function Service() {
  return <Page title="Servicio">{null}</Page>
}
