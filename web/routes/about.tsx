import { Page } from '../layout/page.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const meta = () => pageMeta({ path: '/about', title: 'Empresa', description: 'Empresa' })

export default function About() {
  return <Page title="Empresa">{null}</Page>
}
