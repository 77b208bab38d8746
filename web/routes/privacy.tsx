import Text, { contents } from '../../content/privacy.mdx'
import { privacy } from '../../content/privacy.ts'
import { Article } from '../article/article.tsx'
import { ContentsList } from '../article/contents-list.tsx'
import { Prose } from '../article/prose.tsx'
import { Page } from '../layout/page.tsx'
import { breadcrumbList } from '../seo/breadcrumb-list.ts'
import { pageMeta } from '../seo/page-meta.ts'

const { title, description, lead } = privacy

export const meta = () =>
  pageMeta({
    path: '/aviso-de-privacidad',
    title,
    description,
    jsonLd: [breadcrumbList([{ label: title, to: '/aviso-de-privacidad' }])],
  })

/** The whole privacy notice. Source: design §9, LFPDPPP of 2025. */
export default function Privacy() {
  return (
    <Page title={title} lead={lead}>
      <Article margin={<ContentsList contents={contents} />}>
        <Prose Text={Text} numbered />
      </Article>
    </Page>
  )
}
