import { Page } from '../layout/page.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const meta = () =>
  pageMeta({ path: '/project-details', title: 'Calibración en planta', description: 'Calibración en planta' })

export default function ProjectDetails() {
  return <Page title="Calibración en planta">{null}</Page>
}
