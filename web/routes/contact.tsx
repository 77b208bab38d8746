import { Page } from '../layout/page.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const meta = () => pageMeta({ path: '/contact', title: 'Contáctanos', description: 'Contáctanos' })

export default function Contact() {
  return <Page title="Contáctanos">{null}</Page>
}
