import { Page } from '../layout/page.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const meta = () => pageMeta({ path: '/acreditaciones', title: 'Acreditaciones', description: 'Acreditaciones' })

export default function Accreditations() {
  return <Page title="Acreditaciones">{null}</Page>
}
