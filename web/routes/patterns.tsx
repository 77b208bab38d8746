import { Page } from '../layout/page.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const meta = () =>
  pageMeta({ path: '/patterns', title: 'Trazabilidad de patrones', description: 'Trazabilidad de patrones' })

export default function Patterns() {
  return <Page title="Trazabilidad de patrones">{null}</Page>
}
