import type { GuidePage, RelatedThings } from '#pages/data/thing-pages.ts'
import { guidePath, coursePath, skillPath } from '#pages/routes/routes.ts'
import * as say from '#wording/guide.ts'
import { language } from '#wording/language.ts'
import { rich } from '../../ui/wording/rich.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { Day } from '../../ui/wording/day.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { CourseEmblem, SkillEmblem } from '../../ui/emblems/emblem.tsx'
import { GuideCards } from '../../ui/components/guide-cards.tsx'
import { ItemCards } from '../../ui/items/item-card.tsx'
import { Section } from '../../ui/components/section.tsx'
import { GuideTimes } from './guide-times.tsx'
import './guide-view.css'

export function GuideView({ data, title }: PageViewProps<GuidePage>) {
  const { headings, neighbours } = data
  const isForeign = language !== 'en' && data.language !== language
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        <p>{rich(say.readingTime({ minutes: data.readingMinutes }), { day: <Day date={data.updated} /> })}</p>
        <p>
          <GuideTimes closedOn={data.closedOn} />
        </p>
        {isForeign && <p>{say.inEnglish()}</p>}
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
        <article
          className="prose"
          lang={isForeign ? 'en' : undefined}
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
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

/** What an article mentions. */
function GuideRelated({ related }: { related: RelatedThings }) {
  const { items, skills, courses, guides } = related
  return (
    <>
      {items.length > 0 && (
        <Section id="related-items" title={say.itemsInGuide()}>
          <ItemCards items={items} />
        </Section>
      )}
      {(skills.length > 0 || courses.length > 0) && (
        <Section id="related-things" title={say.skillsAndCourses()}>
          <ul className="chips">
            {skills.map((skill) => (
              <li key={skill.id}>
                <a className="chip" href={skillPath(skill.id)}>
                  <SkillEmblem skill={skill} />
                  <span>{skill.name}</span>
                </a>
              </li>
            ))}
            {courses.map((course) => (
              <li key={course.id}>
                <a className="chip" href={coursePath(course.id)}>
                  <CourseEmblem courseId={course.id} />
                  <span>{course.fullName}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {guides.length > 0 && (
        <Section id="related-guides" title={say.readNext()}>
          <GuideCards guides={guides} />
        </Section>
      )}
    </>
  )
}
