import { Page } from '../layout/page.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const meta = () => pageMeta({ path: '/boletin', title: 'Boletín', description: 'Boletín' })

export default function Newsletter() {
  return <Page title="Boletín">{null}</Page>
}
