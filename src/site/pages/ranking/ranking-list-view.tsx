import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { dayRankingPath, tourPath } from '#pages/routes/routes.ts'
import { CourseChip } from '../../ui/tours/course-chip.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { RankingLinks } from '../../ui/rankings/ranking-links.tsx'
import { Section } from '../../ui/components/section.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { useQueryHint } from '../../features/lists/use-query-hint.ts'
import { SearchField } from '../../features/lists/search-field.tsx'
import { useQuery } from '../../features/search/use-query.ts'
import { useSearch } from '../../features/lists/use-search.ts'
import './ranking-list-view.css'

type CourseRankings = RankingListPage['courses'][number]
type TourRankings = RankingListPage['tours'][number]

const named = {
  nameOf: ({ variant }: CourseRankings) => variant.name,
  foreignKeyOf: ({ variant }: CourseRankings) => `course/${variant.courseId}` as const,
}

export function RankingListView({ data }: { data: RankingListPage }) {
  const search = useSearch(data.courses, named)
  useQueryHint(useQuery(), search.isComplete)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title="Rankings">
        What is good on one day, in one tour or ranked week, on one course; and what is worth having.
        <p className="actions">
          <a className="button primary" href={dayRankingPath(data.today)}>
            Today
          </a>
          <a className="button" href="/ranking/">
            Any other day
          </a>
        </p>
      </PageHeader>
      <div className="toolbar">
        <nav className="switch" aria-label="On this page">
          <a href="#courses">By course</a>
          <a href="#tours">By tour and week</a>
        </nav>
        <SearchField
          label="Search course rankings"
          placeholder="Search course rankings"
          search={search}
          of={data.courses.length}
        />
      </div>
      <div className="awaits-query">
        <Section id="game" title="Worth having" aside="By how often each course comes up in the coming year">
          <RankingLinks rankings={data.game} subject="the whole game" />
        </Section>
        <Section id="courses" title="By course" aside={formatCount(search.found.length, 'variant')}>
          {search.found.length === 0 && (
            <EmptyState title={`No course is called “${search.query}”`}>
              <button type="button" className="button" onClick={() => search.write('')}>
                Show all
              </button>
            </EmptyState>
          )}
          <ul className="ranking-index">
            {search.found.map(({ variant, rankings }) => (
              <li key={variant.id}>
                <CourseChip variant={variant} />
                <RankingLinks rankings={rankings} subject={variant.name} />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="tours" title="By tour and week" aside={formatCount(data.tours.length, 'tour')}>
          <ul className="ranking-index">
            {data.tours.map((entry) => (
              <TourRankingsRow key={entry.tour.id} entry={entry} />
            ))}
          </ul>
        </Section>
      </div>
    </>
  )
}

function TourRankingsRow({ entry: { tour, rankings, weeks } }: { entry: TourRankings }) {
  return (
    <li>
      <a className="chip" href={tourPath(tour.id)}>
        <span className="row-number">{tour.number}</span>
        <span>{tour.name}</span>
      </a>
      <RankingLinks rankings={rankings} subject={tour.name} />
      {weeks.map(
        (week) =>
          week.rankings && (
            <div key={week.week} className="week">
              <small>Week {week.week}</small>
              <RankingLinks rankings={week.rankings} subject={`${tour.name}, week ${week.week}`} />
            </div>
          ),
      )}
    </li>
  )
}
