import { Page } from '../layout/page.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const meta = () =>
  pageMeta({ path: '/aviso-de-privacidad', title: 'Aviso de privacidad', description: 'Aviso de privacidad' })

export default function Privacy() {
  return <Page title="Aviso de privacidad">{null}</Page>
}
