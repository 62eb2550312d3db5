import type { GuidePage } from '#pages/data/guide-pages.ts'
import { guidePath } from '#pages/routes/routes.ts'
import * as say from '#wording/guide.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { Day } from '../../ui/wording/day.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { GuideTimes } from './guide-times.tsx'
import { GuideRelated } from './guide-related.tsx'
import './guide-view.css'

export function GuideView({ data, title }: PageViewProps<GuidePage>) {
  const { headings, neighbours } = data
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        <p>{rich(say.readingTime({ minutes: data.readingMinutes }), { day: <Day date={data.updated} /> })}</p>
        <p>
          <GuideTimes closedOn={data.closedOn} />
        </p>
      </PageHeader>
      <div className="guide">
        {headings.length > 1 && (
          <nav className="contents" aria-label={say.onThisPage()}>
            <b>{say.onThisPage()}</b>
            <ul>
              {headings.map((heading) => (
                <li key={heading.id}>
                  <a href={`#${heading.id}`}>{heading.text}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {/* Rendered from this project's own Markdown at build time, with raw HTML switched off. */}
        <article className="prose" dangerouslySetInnerHTML={{ __html: data.html }} />
      </div>
      <GuideRelated related={data.related} />
      <Pager
        label={say.otherGuides()}
        previous={neighbours.previous && { path: guidePath(neighbours.previous.id), name: neighbours.previous.title }}
        next={neighbours.next && { path: guidePath(neighbours.next.id), name: neighbours.next.title }}
      />
    </>
  )
}
