import Text, { contents } from '../../content/traceability.mdx'
import { traceability } from '../../content/traceability.ts'
import { Article } from '../article/article.tsx'
import { ContentsList } from '../article/contents-list.tsx'
import { Prose } from '../article/prose.tsx'
import { Sources } from '../article/sources.tsx'
import { Page } from '../layout/page.tsx'
import { breadcrumbList } from '../seo/breadcrumb-list.ts'
import { pageMeta } from '../seo/page-meta.ts'

const { title, description, lead, sources } = traceability

export const meta = () =>
  pageMeta({
    path: '/traceability',
    title,
    description,
    jsonLd: [breadcrumbList([{ label: title, to: '/traceability' }])],
  })

/** What traceability is and what breaks it. Source of its parts: specification §2. */
export default function Traceability() {
  return (
    <Page title={title} lead={lead}>
      <Article
        margin={
          <>
            <ContentsList contents={contents} />
            <Sources sources={sources} />
          </>
        }
      >
        <Prose Text={Text} numbered />
      </Article>
    </Page>
  )
}
