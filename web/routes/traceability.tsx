import { Page } from '../layout/page.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const meta = () => pageMeta({ path: '/traceability', title: 'Trazabilidad', description: 'Trazabilidad' })

export default function Traceability() {
  return <Page title="Trazabilidad">{null}</Page>
}
