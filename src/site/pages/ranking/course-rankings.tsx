import { useState } from 'react'
import { platforms, type ItemKind } from '#catalogue/entities.ts'
import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { formatDay } from '#wording/days.ts'
import { subjectRankingPath } from '#pages/routes/routes.ts'
import * as say from '#wording/ranking-pages.ts'
import { CourseEmblem } from '../../ui/emblems/emblem.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Section } from '../../ui/components/section.tsx'
import { platformNames } from '../../ui/wording/list-wording.ts'
import { SearchField } from '../../features/lists/search-field.tsx'
import { useSearch, type Search } from '../../features/lists/use-search.ts'

type CourseIndex = Pick<RankingListPage, 'courses' | 'cup' | 'today'>
type Rankings = RankingListPage['courses'][number]

const named = {
  nameOf: ({ variant }: Rankings) => variant.name,
  foreignKeyOf: ({ variant }: Rankings) => `course/${variant.courseId}` as const,
}

/** Found by name; without one, the courses of the ranked cup in its order, and all others by platform. */
export function CourseRankings({ data, kind }: { data: CourseIndex; kind: ItemKind }) {
  const search = useSearch(data.courses, named, 'course')
  return (
    <Section id="courses" title={say.kindOnCourses({ kind, variants: data.courses.length })}>
      <div className="toolbar">
        <SearchField
          id="course-search"
          label={say.searchCourseRankings()}
          placeholder={say.searchCourseRankings()}
          search={search}
          of={data.courses.length}
        />
      </div>
      <div className="awaits-query">
        {search.query.trim() === '' ? (
          <AllCourses data={data} kind={kind} />
        ) : (
          <FoundCourses key={search.query} search={search} kind={kind} />
        )}
      </div>
    </Section>
  )
}

/** About two phone screens: readers with more results than that type another letter. */
const shownAtOnce = 12

function FoundCourses({ search: { found, query, write }, kind }: { search: Search<Rankings>; kind: ItemKind }) {
  const [isWhole, showWhole] = useState(false)
  if (found.length === 0) {
    return (
      <EmptyState title={say.noCourse({ query })}>
        <button type="button" className="button" onClick={() => write('')}>
          {say.showAll()}
        </button>
      </EmptyState>
    )
  }
  return (
    <>
      <CourseList courses={isWhole ? found : found.slice(0, shownAtOnce)} kind={kind} />
      {!isWhole && found.length > shownAtOnce && (
        <p className="more-rankings">
          <button type="button" className="button" onClick={() => showWhole(true)}>
            {say.showAllCourses({ courses: found.length })}
          </button>
        </p>
      )}
    </>
  )
}

function AllCourses({ data: { courses, cup, today }, kind }: { data: CourseIndex; kind: ItemKind }) {
  const inCup = cup.flatMap((id) => courses.find(({ variant }) => variant.id === id) ?? [])
  return (
    <>
      {inCup.length > 0 && (
        <>
          <h3 className="cup-title">{say.inCup({ day: formatDay(today) })}</h3>
          <CourseList courses={inCup} kind={kind} />
        </>
      )}
      {platforms.map((platform) => {
        const ofPlatform = courses.filter(({ variant }) => variant.id.startsWith(`${platform}-`))
        return (
          ofPlatform.length > 0 && (
            <details key={platform} name="platform" className="ranking-group">
              <summary>
                {platformNames[platform]} <small>{say.variantCount({ variants: ofPlatform.length })}</small>
              </summary>
              <CourseList courses={ofPlatform} kind={kind} />
            </details>
          )
        )
      })}
    </>
  )
}

function CourseList({ courses, kind }: { courses: readonly Rankings[]; kind: ItemKind }) {
  return (
    <ul className="ranking-index">
      {courses.map(({ variant, rankings }) => (
        <li key={variant.id}>
          <a className="chip" href={subjectRankingPath(rankings[kind])}>
            <CourseEmblem courseId={variant.courseId} />
            <span>{variant.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
