import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { dayRankingPath, subjectRankingPath } from '#pages/routes/routes.ts'
import { areaNames } from '#wording/areas.ts'
import * as say from '#wording/ranking-pages.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { useQuery } from '../../features/search/use-query.ts'
import { AddressTabs } from '../../ui/components/address-tabs.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { Section } from '../../ui/components/section.tsx'
import { CourseRankings } from './course-rankings.tsx'
import { RankingOverview, readRankedDay, readRankedKind } from './ranking-overview.tsx'
import '../../ui/tours/tour-rows.css'
import './ranking-list-view.css'

export function RankingListView({ data }: { data: RankingListPage }) {
  const query = useQuery()
  const day = readRankedDay(query, data.today) ?? data.today
  const kind = readRankedKind(query)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={areaNames['ranking-list']()}>
        {rich(say.aboutDay(), {
          day: (
            <a href={dayRankingPath(day)}>
              <Day date={day} />
            </a>
          ),
        })}
      </PageHeader>
      <RankingOverview data={data} />
      <p id="game">
        {rich(say.worthHaving({ kind }), {
          game: (inner) => (
            <a className="button" href={subjectRankingPath(data.others[kind].game)}>
              {inner}
            </a>
          ),
        })}
      </p>
      <AddressTabs
        label={say.otherRankings()}
        tabs={[
          { id: 'courses', name: say.byCourse(), content: <CourseRankings data={data} kind={kind} /> },
          { id: 'tours', name: say.byTour(), content: <TourRankings data={data} kind={kind} /> },
        ]}
      />
    </>
  )
}

type Rankings = RankingListPage['tours'][number]

/** The tours of a year with their weeks, one open at a time, the newest at first. */
function TourRankings({ data: { tours }, kind }: { data: RankingListPage; kind: ItemKind }) {
  return (
    <Section id="tours" title={say.kindInTours({ kind, tours: tours.length })}>
      {tours.map((entry, index) => (
        <TourRow key={entry.tour.id} entry={entry} kind={kind} isOpen={index === 0} />
      ))}
      <p className="more-rankings">
        <a className="button" href="/tours/">
          {say.olderTours()}
        </a>
      </p>
    </Section>
  )
}

interface TourRowProps {
  readonly entry: Rankings
  readonly kind: ItemKind
  readonly isOpen: boolean
}

function TourRow({ entry: { tour, rankings, weeks }, kind, isOpen }: TourRowProps) {
  return (
    <details name="tour" className="ranking-group" open={isOpen}>
      <summary>
        <span className="row-number">{tour.number}</span> {tour.name}
      </summary>
      <ul className="ranking-links">
        <li>
          <a href={subjectRankingPath(rankings[kind])} aria-label={say.wholeTourNamed({ tour: tour.name })}>
            {say.wholeTour()}
          </a>
        </li>
        {weeks.map((week) => (
          <li key={week.week}>
            <a
              href={subjectRankingPath(week.rankings[kind])}
              aria-label={say.weekOfTour({ week: week.week, tour: tour.name })}
            >
              {say.week({ week: week.week })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
