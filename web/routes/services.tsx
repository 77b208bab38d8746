import { Page } from '../layout/page.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const meta = () => pageMeta({ path: '/services', title: 'Servicios', description: 'Servicios' })

export default function Services() {
  return <Page title="Servicios">{null}</Page>
}
